import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.apache.paimon.CoreOptions;
import org.apache.paimon.Snapshot;
import org.apache.paimon.consumer.Consumer;
import org.apache.paimon.data.BinaryRow;
import org.apache.paimon.data.BinaryString;
import org.apache.paimon.data.GenericRow;
import org.apache.paimon.data.InternalArray;
import org.apache.paimon.data.InternalRow;
import org.apache.paimon.data.Timestamp;
import org.apache.paimon.disk.IOManager;
import org.apache.paimon.fs.Path;
import org.apache.paimon.fs.local.LocalFileIO;
import org.apache.paimon.io.DataFileMeta;
import org.apache.paimon.manifest.FileKind;
import org.apache.paimon.manifest.ManifestEntry;
import org.apache.paimon.operation.FileStoreScan;
import org.apache.paimon.options.ExpireConfig;
import org.apache.paimon.predicate.Predicate;
import org.apache.paimon.predicate.PredicateBuilder;
import org.apache.paimon.reader.RecordReader;
import org.apache.paimon.schema.Schema;
import org.apache.paimon.schema.SchemaChange;
import org.apache.paimon.schema.SchemaManager;
import org.apache.paimon.shade.jackson2.com.fasterxml.jackson.databind.JsonNode;
import org.apache.paimon.shade.jackson2.com.fasterxml.jackson.databind.ObjectMapper;
import org.apache.paimon.shade.jackson2.com.fasterxml.jackson.databind.node.ArrayNode;
import org.apache.paimon.shade.jackson2.com.fasterxml.jackson.databind.node.ObjectNode;
import org.apache.paimon.stats.Statistics;
import org.apache.paimon.table.FileStoreTable;
import org.apache.paimon.table.FileStoreTableFactory;
import org.apache.paimon.table.Table;
import org.apache.paimon.table.sink.BatchTableCommit;
import org.apache.paimon.table.sink.BatchTableWrite;
import org.apache.paimon.table.sink.BatchWriteBuilder;
import org.apache.paimon.table.sink.StreamTableCommit;
import org.apache.paimon.table.sink.StreamTableWrite;
import org.apache.paimon.table.sink.StreamWriteBuilder;
import org.apache.paimon.table.sink.TableWrite;
import org.apache.paimon.table.source.DataSplit;
import org.apache.paimon.table.source.DeletionFile;
import org.apache.paimon.table.source.ReadBuilder;
import org.apache.paimon.table.source.ScanMode;
import org.apache.paimon.table.source.Split;
import org.apache.paimon.table.system.SystemTableLoader;
import org.apache.paimon.types.ArrayType;
import org.apache.paimon.types.DataField;
import org.apache.paimon.types.DataType;
import org.apache.paimon.types.DataTypeJsonParser;
import org.apache.paimon.types.DataTypes;
import org.apache.paimon.types.RowKind;
import org.apache.paimon.types.RowType;
import org.apache.paimon.utils.ProcedureUtils;
import org.apache.paimon.utils.TypeUtils;

/**
 * Run by test_paimon and test_paimon_expiry: Paimon's library writes tables, plans, reads rows and
 * expires snapshots.
 *
 * <p>Reads requests from standard input, one per line: a JSON object with `do` and `path`, or
 * fields separated by tabs; prints one line for each.
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
public class PaimonEngine {

    private static final ObjectMapper JSON = new ObjectMapper();

    public static void main(String[] args) throws Exception {
        BufferedReader requests = new BufferedReader(new InputStreamReader(System.in));
        for (String line; (line = requests.readLine()) != null; ) {
            if (line.startsWith("{")) {
                System.out.println(inJson(line));
                continue;
            }
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

    // -- requests in JSON ------------------------------------------------------------------------

    private static String inJson(String line) throws Exception {
        ObjectNode answer = JSON.createObjectNode();
        try {
            JsonNode asked = JSON.readTree(line);
            answer.set("answer", answered(asked, new Path(asked.get("path").asText())));
        } catch (Exception error) {
            answer.put("error", error.toString());
            error.printStackTrace();
        }
        return JSON.writeValueAsString(answer);
    }

    private static JsonNode answered(JsonNode asked, Path path) throws Exception {
        switch (asked.get("do").asText()) {
            case "create":
                create(path, asked);
                return null;
            case "write":
                write(withoutExpiry(table(path, asked)), asked);
                return null;
            case "stream":
                stream(withoutExpiry(table(path, asked)), asked);
                return null;
            case "alter":
                alter(path, asked);
                return null;
            case "tag":
                table(path, asked).createTag(asked.get("name").asText());
                return null;
            case "branch":
                branch(table(path, asked), asked);
                return null;
            case "rollback":
                table(path, asked).rollbackTo(asked.get("snapshot").asLong());
                return null;
            case "snapshots":
                return snapshots(table(path, asked));
            case "files":
                return files(table(path, asked), asked);
            case "plan":
                return plan(table(path, asked), asked);
            case "rows":
                return rows(table(path, asked), asked);
            case "system":
                return system(table(path, asked), asked.get("name").asText());
            default:
                throw new IllegalArgumentException(asked.toString());
        }
    }

    /** The table, at the tag or branch that is asked for. */
    private static FileStoreTable table(Path path, JsonNode asked) {
        FileStoreTable table = FileStoreTableFactory.create(LocalFileIO.create(), path);
        if (asked.hasNonNull("branch")) {
            return table.switchToBranch(asked.get("branch").asText());
        }
        return asked.hasNonNull("tag")
                ? table.copy(Collections.singletonMap("scan.tag-name", asked.get("tag").asText()))
                : table;
    }

    private static void branch(FileStoreTable table, JsonNode asked) {
        String name = asked.get("name").asText();
        if (asked.hasNonNull("from")) {
            table.createBranch(name, asked.get("from").asText());
        } else {
            table.createBranch(name);
        }
    }

    /** Columns and rows of a system table. */
    private static JsonNode system(FileStoreTable table, String name) throws Exception {
        Table system = SystemTableLoader.load(name, table);
        RowType type = system.rowType();
        ObjectNode answer = JSON.createObjectNode();
        ArrayNode columns = answer.putArray("columns");
        type.getFields().forEach(one -> columns.addArray().add(one.name()).add(one.type().asSQLString()));
        ArrayNode rows = answer.putArray("rows");
        ReadBuilder builder = system.newReadBuilder();
        for (Split split : builder.newScan().plan().splits()) {
            try (RecordReader<InternalRow> reader = builder.newRead().createReader(split)) {
                reader.forEachRemaining(row -> rows.add(json(row, type)));
            }
        }
        return answer;
    }

    private static JsonNode json(Object value, DataType type) {
        if (value instanceof InternalRow) {
            ObjectNode row = JSON.createObjectNode();
            List<DataField> fields = ((RowType) type).getFields();
            for (int i = 0; i < fields.size(); i++) {
                DataType kind = fields.get(i).type();
                Object field =
                        InternalRow.createFieldGetter(kind, i).getFieldOrNull((InternalRow) value);
                row.set(fields.get(i).name(), json(field, kind));
            }
            return row;
        }
        if (value instanceof InternalArray) {
            InternalArray array = (InternalArray) value;
            DataType kind = ((ArrayType) type).getElementType();
            ArrayNode found = JSON.createArrayNode();
            for (int i = 0; i < array.size(); i++) {
                Object one = InternalArray.createElementGetter(kind).getElementOrNull(array, i);
                found.add(json(one, kind));
            }
            return found;
        }
        boolean isPlain = value == null || value instanceof Number || value instanceof Boolean;
        return JSON.valueToTree(isPlain ? value : value.toString());
    }

    private static List<String> texts(JsonNode listed) {
        List<String> found = new ArrayList<>();
        listed.forEach(one -> found.add(one.asText()));
        return found;
    }

    private static void create(Path path, JsonNode asked) throws Exception {
        Schema.Builder schema = Schema.newBuilder();
        for (JsonNode column : asked.get("columns")) {
            schema.column(
                    column.get(0).asText(),
                    DataTypeJsonParser.parseAtomicTypeSQLString(column.get(1).asText()));
        }
        asked.get("options")
                .fields()
                .forEachRemaining(one -> schema.option(one.getKey(), one.getValue().asText()));
        schema.partitionKeys(texts(asked.get("partition")));
        List<String> key = texts(asked.get("key"));
        if (!key.isEmpty()) {
            schema.primaryKey(key);
        }
        new SchemaManager(LocalFileIO.create(), path).createTable(schema.build());
    }

    private static void alter(Path path, JsonNode asked) throws Exception {
        List<SchemaChange> changes = new ArrayList<>();
        for (JsonNode step : asked.get("steps")) {
            String column = step.get(1).asText();
            String to = step.size() > 2 ? step.get(2).asText() : null;
            switch (step.get(0).asText()) {
                case "add":
                    changes.add(
                            SchemaChange.addColumn(
                                    column, DataTypeJsonParser.parseAtomicTypeSQLString(to)));
                    break;
                case "rename":
                    changes.add(SchemaChange.renameColumn(column, to));
                    break;
                case "widen":
                    changes.add(
                            SchemaChange.updateColumnType(
                                    column, DataTypeJsonParser.parseAtomicTypeSQLString(to)));
                    break;
                default:
                    changes.add(SchemaChange.dropColumn(column));
            }
        }
        new SchemaManager(LocalFileIO.create(), path).commitChanges(changes);
    }

    private static void write(FileStoreTable table, JsonNode asked) throws Exception {
        BatchWriteBuilder builder = table.newBatchWriteBuilder();
        if (asked.path("overwrite").asBoolean()) {
            builder = builder.withOverwrite();
        }
        try (BatchTableWrite write = builder.newWrite();
                IOManager disk = IOManager.create(System.getProperty("java.io.tmpdir"));
                BatchTableCommit commit = builder.newCommit()) {
            write.withIOManager(disk);
            put(write, table.rowType(), asked);
            commit.commit(write.prepareCommit());
        }
    }

    /** Several commits of one writer, as a stream has them: it keeps its state between them. */
    private static void stream(FileStoreTable table, JsonNode asked) throws Exception {
        StreamWriteBuilder builder = table.newStreamWriteBuilder();
        try (StreamTableWrite write = builder.newWrite();
                IOManager disk = IOManager.create(System.getProperty("java.io.tmpdir"));
                StreamTableCommit commit = builder.newCommit()) {
            write.withIOManager(disk);
            long id = 0;
            for (JsonNode one : asked.get("commits")) {
                put(write, table.rowType(), one);
                commit.commit(id, write.prepareCommit(true, id));
                id++;
            }
        }
    }

    private static void put(TableWrite write, RowType type, JsonNode asked) throws Exception {
        Map<BinaryRow, Set<Integer>> written = new HashMap<>();
        for (JsonNode row : asked.get("rows")) {
            GenericRow made = new GenericRow(type.getFieldCount());
            made.setRowKind(
                    row.has("_kind")
                            ? RowKind.fromShortString(row.get("_kind").asText())
                            : RowKind.INSERT);
            for (int at = 0; at < type.getFieldCount(); at++) {
                JsonNode value = row.get(type.getFieldNames().get(at));
                if (value != null && !value.isNull()) {
                    made.setField(at, TypeUtils.castFromString(value.asText(), type.getTypeAt(at)));
                }
            }
            written.computeIfAbsent(write.getPartition(made).copy(), one -> new TreeSet<>())
                    .add(write.getBucket(made));
            write.write(made);
        }
        if (asked.path("compact").asBoolean()) {
            for (Map.Entry<BinaryRow, Set<Integer>> one : written.entrySet()) {
                for (int bucket : one.getValue()) {
                    write.compact(one.getKey(), bucket, true);
                }
            }
        }
    }

    private static Predicate predicate(RowType type, JsonNode node) {
        PredicateBuilder builder = new PredicateBuilder(type);
        String kind = node.get("type").asText();
        if (kind.equals("and") || kind.equals("or")) {
            Predicate left = predicate(type, node.get("left"));
            Predicate right = predicate(type, node.get("right"));
            return kind.equals("and")
                    ? PredicateBuilder.and(left, right)
                    : PredicateBuilder.or(left, right);
        }
        int at = builder.indexOf(node.get("term").asText());
        DataType column = type.getTypeAt(at);
        List<Object> values = new ArrayList<>();
        if (node.has("values")) {
            node.get("values")
                    .forEach(one -> values.add(TypeUtils.castFromString(one.asText(), column)));
        }
        Object value =
                node.has("value")
                        ? TypeUtils.castFromString(node.get("value").asText(), column)
                        : null;
        switch (kind) {
            case "eq":
                return builder.equal(at, value);
            case "not-eq":
                return builder.notEqual(at, value);
            case "lt":
                return builder.lessThan(at, value);
            case "lt-eq":
                return builder.lessOrEqual(at, value);
            case "gt":
                return builder.greaterThan(at, value);
            case "gt-eq":
                return builder.greaterOrEqual(at, value);
            case "in":
                return builder.in(at, values);
            case "not-in":
                return builder.notIn(at, values);
            case "is-null":
                return builder.isNull(at);
            case "not-null":
                return builder.isNotNull(at);
            case "starts-with":
                return builder.startsWith(at, value);
            default:
                throw new IllegalArgumentException(kind);
        }
    }

    private static JsonNode plan(FileStoreTable table, JsonNode asked) {
        ReadBuilder builder =
                table.newReadBuilder().withFilter(predicate(table.rowType(), asked.get("where")));
        ArrayNode found = JSON.createArrayNode();
        for (Split split : builder.newScan().plan().splits()) {
            ((DataSplit) split).dataFiles().forEach(file -> found.add(file.fileName()));
        }
        return found;
    }

    /** Rows, or matching ones, as text: of all files or of those in `kept`. */
    private static JsonNode rows(FileStoreTable table, JsonNode asked) throws Exception {
        RowType type = table.rowType();
        Predicate wanted = asked.has("where") ? predicate(type, asked.get("where")) : null;
        Set<String> kept = asked.has("kept") ? new TreeSet<>(texts(asked.get("kept"))) : null;
        List<String> found = new ArrayList<>();
        ReadBuilder builder = table.newReadBuilder();
        for (Split split : builder.newScan().plan().splits()) {
            DataSplit part = kept == null ? (DataSplit) split : only((DataSplit) split, kept);
            if (part == null) {
                continue;
            }
            try (RecordReader<InternalRow> reader =
                    builder.newRead().withIOManager(IOManager.create("/tmp")).createReader(part)) {
                reader.forEachRemaining(
                        row -> {
                            if (wanted == null || wanted.test(row)) {
                                found.add(text(row, type));
                            }
                        });
            }
        }
        Collections.sort(found);
        ArrayNode answer = JSON.createArrayNode();
        found.forEach(answer::add);
        return answer;
    }

    private static DataSplit only(DataSplit split, Set<String> kept) {
        List<DataFileMeta> files = new ArrayList<>();
        List<DeletionFile> deletions = new ArrayList<>();
        for (int at = 0; at < split.dataFiles().size(); at++) {
            if (kept.contains(split.dataFiles().get(at).fileName())) {
                files.add(split.dataFiles().get(at));
                deletions.add(split.deletionFiles().map(listOf(at)).orElse(null));
            }
        }
        if (files.isEmpty()) {
            return null;
        }
        DataSplit.Builder builder =
                DataSplit.builder()
                        .withSnapshot(split.snapshotId())
                        .withPartition(split.partition())
                        .withBucket(split.bucket())
                        .withBucketPath(split.bucketPath())
                        .withTotalBuckets(split.totalBuckets())
                        .withDataFiles(files)
                        .rawConvertible(split.rawConvertible());
        return (split.deletionFiles().isPresent()
                        ? builder.withDataDeletionFiles(deletions)
                        : builder)
                .build();
    }

    private static java.util.function.Function<List<DeletionFile>, DeletionFile> listOf(int at) {
        return files -> files.get(at);
    }

    private static String text(InternalRow row, RowType type) {
        StringBuilder text = new StringBuilder();
        for (int at = 0; at < type.getFieldCount(); at++) {
            Object value = InternalRow.createFieldGetter(type.getTypeAt(at), at).getFieldOrNull(row);
            text.append(value).append('|');
        }
        return text.toString();
    }

    private static JsonNode snapshots(FileStoreTable table) throws Exception {
        ArrayNode found = JSON.createArrayNode();
        for (Iterator<Snapshot> all = table.snapshotManager().snapshots(); all.hasNext(); ) {
            Snapshot snapshot = all.next();
            ObjectNode row = found.addObject();
            row.put("snapshot_id", snapshot.id());
            row.put("schema_id", snapshot.schemaId());
            row.put("operation", snapshot.commitKind().toString());
            row.put("total_record_count", snapshot.totalRecordCount());
            row.put("delta_record_count", snapshot.deltaRecordCount());
            row.put("changelog_manifest_list", snapshot.changelogManifestList());
        }
        return found;
    }

    /**
     * Live files with their facts, and bounds of those of the current schema; or the entries of a
     * snapshot's changes, of mode `delta`, or of its changelog, of mode `changelog`.
     */
    private static JsonNode files(FileStoreTable table, JsonNode asked) {
        FileStoreScan scan = table.store().newScan();
        if (asked.hasNonNull("snapshot")) {
            scan.withSnapshot(asked.get("snapshot").asLong());
        }
        if (asked.hasNonNull("mode")) {
            scan.withKind(ScanMode.valueOf(asked.get("mode").asText().toUpperCase()));
        }
        ArrayNode found = JSON.createArrayNode();
        for (ManifestEntry entry : scan.plan().files()) {
            DataFileMeta file = entry.file();
            ObjectNode row = found.addObject();
            row.put("file_name", file.fileName());
            row.put("status", entry.kind() == FileKind.ADD ? "added" : "deleted");
            row.put("bucket", entry.bucket());
            row.put("total_buckets", entry.totalBuckets());
            row.put("level", file.level());
            row.put("record_count", file.rowCount());
            row.put("file_size_in_bytes", file.fileSize());
            row.put("schema_id", file.schemaId());
            row.put("min_sequence_number", file.minSequenceNumber());
            row.put("max_sequence_number", file.maxSequenceNumber());
            if (file.schemaId() == table.schema().id()) {
                RowType type = table.rowType();
                if (file.valueStatsCols() != null) {
                    type = type.project(file.valueStatsCols());
                }
                bounds(row.putObject("lower_bounds"), type, file.valueStats().minValues());
                bounds(row.putObject("upper_bounds"), type, file.valueStats().maxValues());
            }
        }
        return found;
    }

    private static void bounds(ObjectNode row, RowType type, BinaryRow values) {
        for (int at = 0; at < values.getFieldCount(); at++) {
            Object value =
                    values.isNullAt(at) // bounds of columns without nulls may be unknown, too
                            ? null
                            : InternalRow.createFieldGetter(type.getTypeAt(at), at)
                                    .getFieldOrNull(values);
            String name = type.getFieldNames().get(at);
            if (value instanceof Timestamp) {
                row.put(name, ((Timestamp) value).toMicros());
            } else if (value instanceof Number) {
                row.put(name, ((Number) value).doubleValue());
            } else if (value instanceof Boolean) {
                row.put(name, (Boolean) value);
            } else {
                row.put(name, value == null ? null : value.toString());
            }
        }
    }
}
