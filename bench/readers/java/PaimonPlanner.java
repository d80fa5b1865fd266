import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import org.apache.paimon.Snapshot;
import org.apache.paimon.data.BinaryString;
import org.apache.paimon.fs.Path;
import org.apache.paimon.fs.local.LocalFileIO;
import org.apache.paimon.io.DataFileMeta;
import org.apache.paimon.predicate.PredicateBuilder;
import org.apache.paimon.table.FileStoreTable;
import org.apache.paimon.table.FileStoreTableFactory;
import org.apache.paimon.table.source.DataSplit;
import org.apache.paimon.table.source.ReadBuilder;
import org.apache.paimon.table.source.Split;

/** Paimon's Java library. */
public final class PaimonPlanner extends Planner {
    public static void main(String[] args) throws Exception {
        new PaimonPlanner().run();
    }

    @Override
    List<?> read(JsonNode job, String location) throws Exception {
        FileStoreTable table =
                FileStoreTableFactory.create(LocalFileIO.create(), new Path(location));
        List<Object> found = new ArrayList<>();
        if (job.get("reader").asText().equals("snapshots")) {
            table.snapshotManager().snapshots().forEachRemaining(found::add);
            return found;
        }
        PredicateBuilder all = new PredicateBuilder(table.rowType());
        ReadBuilder builder = table.newReadBuilder();
        if (!job.get("day").isNull()) {
            BinaryString day = BinaryString.fromString(job.get("day").asText());
            builder.withFilter(all.equal(all.indexOf("dt"), day));
        } else if (!job.get("low").isNull()) {
            long low = job.get("low").asLong();
            builder.withFilter(all.between(all.indexOf("id"), low, job.get("high").asLong()));
        }
        found.addAll(builder.newScan().plan().splits());
        return found;
    }

    @Override
    List<String> names(List<?> answer) {
        List<String> names = new ArrayList<>();
        for (Object one : answer) {
            if (one instanceof Snapshot) {
                names.add(String.valueOf(((Snapshot) one).id()));
                continue;
            }
            for (DataFileMeta file : ((DataSplit) (Split) one).dataFiles()) {
                names.add(file.fileName());
            }
        }
        return names;
    }
}
