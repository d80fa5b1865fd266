import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;
import org.apache.paimon.CoreOptions;
import org.apache.paimon.consumer.Consumer;
import org.apache.paimon.data.BinaryRow;
import org.apache.paimon.data.BinaryString;
import org.apache.paimon.data.GenericRow;
import org.apache.paimon.disk.IOManager;
import org.apache.paimon.fs.Path;
import org.apache.paimon.fs.local.LocalFileIO;
import org.apache.paimon.options.ExpireConfig;
import org.apache.paimon.schema.Schema;
import org.apache.paimon.schema.SchemaManager;
import org.apache.paimon.stats.Statistics;
import org.apache.paimon.table.FileStoreTable;
import org.apache.paimon.table.FileStoreTableFactory;
import org.apache.paimon.table.sink.BatchTableCommit;
import org.apache.paimon.table.sink.BatchTableWrite;
import org.apache.paimon.types.DataTypes;
import org.apache.paimon.types.RowKind;
import org.apache.paimon.utils.ProcedureUtils;

/**
 * Run by test_paimon_expiry: Paimon's library writes tables and expires their snapshots.
 *
 * <p>Reads requests from standard input, one per line, with fields separated by tabs; prints one
 * line for each.
 *
 * <ul>
 *   <li>{@code make PATH COMMITS OPTIONS TAGS BRANCHES CONSUMER}: writes a table of that many
 *       commits. Lists are separated by {@code ;}, of {@code key=value}: options, snapshots by tag,
 *       tags by branch. The consumer is the snapshot it reads next, or empty.
 *   <li>{@code call PATH BRANCH MAX MIN OLDER_THAN MAX_DELETES}: what the procedure expire_snapshots
 *       does with these arguments; empty ones are not given.
 *   <li>{@code commit PATH BRANCH}: what commits to the table do.
 * </ul>
 */
public class PaimonExpiry {

    public static void main(String[] args) throws Exception {
        BufferedReader requests = new BufferedReader(new InputStreamReader(System.in));
        for (String line; (line = requests.readLine()) != null; ) {
            String[] fields = line.split("\t", -1);
            String answer;
            try {
                answer = answer(fields);
            } catch (IllegalArgumentException e) {
                answer = "refused: " + e.getMessage();
            }
            System.out.println(answer.replace('\n', ' '));
        }
    }

    private static String answer(String[] fields) throws Exception {
        switch (fields[0]) {
            case "make":
                make(fields);
                return "made";
            case "call":
                return "" + call(open(fields[1], fields[2]), fields);
            default:
                return "" + expireAsCommitsDo(open(fields[1], fields[2]));
        }
    }

    private static FileStoreTable open(String path, String branch) {
        FileStoreTable table = FileStoreTableFactory.create(LocalFileIO.create(), new Path(path));
        return branch.isEmpty() ? table : table.switchToBranch(branch);
    }

    /** As ExpireSnapshotsProcedure of Spark and Flink. */
    private static int call(FileStoreTable table, String[] fields) {
        CoreOptions options = table.store().options();
        ExpireConfig config =
                ProcedureUtils.fillInSnapshotOptions(
                                options,
                                number(fields[3]),
                                number(fields[4]),
                                fields[5],
                                number(fields[6]))
                        .build();
        return table.newExpireSnapshots().config(config).expire();
    }

    /** As AbstractFileStoreTable.newExpireRunnable. */
    private static int expireAsCommitsDo(FileStoreTable table) {
        CoreOptions options = table.coreOptions();
        ExpireConfig config = options.expireConfig();
        int expired = table.newExpireSnapshots().config(config).expire();
        if (options.changelogLifecycleDecoupled()) {
            table.newExpireChangelog().config(config).expire();
        }
        return expired;
    }

    private static Integer number(String text) {
        return text.isEmpty() ? null : Integer.valueOf(text);
    }

    private static Map<String, String> map(String text) {
        Map<String, String> found = new TreeMap<>();
        for (String pair : text.split(";")) {
            if (!pair.isEmpty()) {
                String[] parts = pair.split("=", 2);
                found.put(parts[0], parts[1]);
            }
        }
        return found;
    }

    private static void make(String[] fields) throws Exception {
        String path = fields[1];
        Map<String, String> options = map(fields[3]);
        boolean isKeyed = Boolean.parseBoolean(options.remove("keyed"));
        boolean hasStatistics = Boolean.parseBoolean(options.remove("statistics"));
        Schema.Builder schema =
                Schema.newBuilder()
                        .column("k", isKeyed ? DataTypes.INT().notNull() : DataTypes.INT())
                        .column("v", DataTypes.STRING())
                        .options(options);
        if (isKeyed) {
            schema.primaryKey("k");
        }
        new SchemaManager(LocalFileIO.create(), new Path(path)).createTable(schema.build());
        Map<String, String> tags = map(fields[4]);
        Map<String, String> branches = map(fields[5]);
        for (int at = 1; at <= Integer.parseInt(fields[2]); at++) {
            FileStoreTable table = withoutExpiry(open(path, ""));
            commit(table, at, isKeyed && at % 3 == 0);
            long latest = table.snapshotManager().latestSnapshotId();
            if (hasStatistics && at % 4 == 0) {
                long schemaId = table.schema().id();
                try (BatchTableCommit commit = table.newBatchWriteBuilder().newCommit()) {
                    commit.updateStatistics(
                            new Statistics(latest, schemaId, 10L + at, 100L, new HashMap<>()));
                }
            }
            for (Map.Entry<String, String> tag : tags.entrySet()) {
                long id = Long.parseLong(tag.getValue());
                if (id <= latest && !table.tagManager().tagExists(tag.getKey())) {
                    table.createTag(tag.getKey(), id);
                }
            }
            for (Map.Entry<String, String> branch : branches.entrySet()) {
                if (table.tagManager().tagExists(branch.getValue())
                        && !table.branchManager().branchExists(branch.getKey())) {
                    table.createBranch(branch.getKey(), branch.getValue());
                    FileStoreTable other = withoutExpiry(open(path, branch.getKey()));
                    for (int more = 20; more < 25; more++) {
                        commit(other, more, isKeyed);
                    }
                }
            }
        }
        if (!fields[6].isEmpty()) {
            open(path, "")
                    .consumerManager()
                    .resetConsumer("reader", new Consumer(Long.parseLong(fields[6])));
        }
    }

    private static FileStoreTable withoutExpiry(FileStoreTable table) {
        Map<String, String> options = new HashMap<>();
        options.put("snapshot.num-retained.min", "1000");
        options.put("snapshot.num-retained.max", "2000");
        options.put("changelog.num-retained.min", "1000");
        options.put("changelog.num-retained.max", "2000");
        return table.copy(options);
    }

    private static void commit(FileStoreTable table, int at, boolean isCompacting)
            throws Exception {
        try (BatchTableWrite write = table.newBatchWriteBuilder().newWrite();
                IOManager disk = IOManager.create(System.getProperty("java.io.tmpdir"));
                BatchTableCommit commit = table.newBatchWriteBuilder().newCommit()) {
            write.withIOManager(disk);
            boolean isKeyed = !table.primaryKeys().isEmpty();
            for (int key = at % 4; key < at % 4 + 5; key++) {
                GenericRow row = GenericRow.of(key, BinaryString.fromString(at + "-" + key));
                row.setRowKind(
                        isKeyed && key == 3 && at % 2 == 1 ? RowKind.DELETE : RowKind.INSERT);
                write.write(row);
            }
            if (isCompacting) {
                write.compact(BinaryRow.EMPTY_ROW, 0, true);
            }
            commit.commit(write.prepareCommit());
        }
    }
}
