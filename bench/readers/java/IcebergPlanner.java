import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import org.apache.hadoop.conf.Configuration;
import org.apache.iceberg.BaseTable;
import org.apache.iceberg.FileScanTask;
import org.apache.iceberg.Snapshot;
import org.apache.iceberg.StaticTableOperations;
import org.apache.iceberg.Table;
import org.apache.iceberg.TableScan;
import org.apache.iceberg.expressions.Expressions;
import org.apache.iceberg.hadoop.HadoopFileIO;
import org.apache.iceberg.io.CloseableIterable;

/** Iceberg's Java library. */
public final class IcebergPlanner extends Planner {
    public static void main(String[] args) throws Exception {
        new IcebergPlanner().run();
    }

    @Override
    List<?> read(JsonNode job, String location) throws Exception {
        String metadata = location + "/metadata/v1.metadata.json";
        HadoopFileIO io = new HadoopFileIO(new Configuration());
        Table table = new BaseTable(new StaticTableOperations(metadata, io), location);
        List<Object> found = new ArrayList<>();
        if (job.get("reader").asText().equals("snapshots")) {
            table.snapshots().forEach(found::add);
            return found;
        }
        TableScan scan = table.newScan();
        if (!job.get("day").isNull()) {
            scan = scan.filter(Expressions.equal("dt", job.get("day").asText()));
        } else if (!job.get("low").isNull()) {
            scan =
                    scan.filter(
                            Expressions.and(
                                    Expressions.greaterThanOrEqual("id", job.get("low").asLong()),
                                    Expressions.lessThanOrEqual("id", job.get("high").asLong())));
        }
        try (CloseableIterable<FileScanTask> tasks = scan.planFiles()) {
            tasks.forEach(found::add);
        }
        return found;
    }

    @Override
    List<String> names(List<?> answer) {
        List<String> names = new ArrayList<>();
        for (Object one : answer) {
            names.add(
                    one instanceof FileScanTask
                            ? ((FileScanTask) one).file().location()
                            : String.valueOf(((Snapshot) one).snapshotId()));
        }
        return names;
    }
}
