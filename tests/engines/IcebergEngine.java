import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.UUID;
import org.apache.hadoop.conf.Configuration;
import org.apache.iceberg.ContentFile;
import org.apache.iceberg.DataFile;
import org.apache.iceberg.DeleteFile;
import org.apache.iceberg.FileContent;
import org.apache.iceberg.FileFormat;
import org.apache.iceberg.FileScanTask;
import org.apache.iceberg.ManageSnapshots;
import org.apache.iceberg.ManifestContent;
import org.apache.iceberg.ManifestFile;
import org.apache.iceberg.ManifestFiles;
import org.apache.iceberg.ManifestReader;
import org.apache.iceberg.Snapshot;
import org.apache.iceberg.MetadataColumns;
import org.apache.iceberg.MetadataTableType;
import org.apache.iceberg.MetadataTableUtils;
import org.apache.iceberg.PartitionKey;
import org.apache.iceberg.PartitionSpec;
import org.apache.iceberg.PartitionSpecParser;
import org.apache.iceberg.RewriteFiles;
import org.apache.iceberg.RowDelta;
import org.apache.iceberg.Schema;
import org.apache.iceberg.SchemaParser;
import org.apache.iceberg.SingleValueParser;
import org.apache.iceberg.StructLike;
import org.apache.iceberg.Table;
import org.apache.iceberg.TableMetadataParser;
import org.apache.iceberg.TableScan;
import org.apache.iceberg.UpdatePartitionSpec;
import org.apache.iceberg.UpdateSchema;
import org.apache.iceberg.catalog.TableIdentifier;
import org.apache.iceberg.data.BaseDeleteLoader;
import org.apache.iceberg.data.GenericRecord;
import org.apache.iceberg.data.IcebergGenerics;
import org.apache.iceberg.data.InternalRecordWrapper;
import org.apache.iceberg.data.Record;
import org.apache.iceberg.data.parquet.GenericParquetWriter;
import org.apache.iceberg.deletes.BaseDVFileWriter;
import org.apache.iceberg.deletes.EqualityDeleteWriter;
import org.apache.iceberg.deletes.PositionDelete;
import org.apache.iceberg.deletes.PositionDeleteIndex;
import org.apache.iceberg.deletes.PositionDeleteWriter;
import org.apache.iceberg.exceptions.ValidationException;
import org.apache.iceberg.expressions.Evaluator;
import org.apache.iceberg.expressions.Expression;
import org.apache.iceberg.expressions.ExpressionParser;
import org.apache.iceberg.expressions.Expressions;
import org.apache.iceberg.expressions.Term;
import org.apache.iceberg.hadoop.HadoopTables;
import org.apache.iceberg.io.CloseableIterable;
import org.apache.iceberg.io.DataWriter;
import org.apache.iceberg.io.DeleteWriteResult;
import org.apache.iceberg.io.OutputFileFactory;
import org.apache.iceberg.metrics.InMemoryMetricsReporter;
import org.apache.iceberg.metrics.ScanReportParser;
import org.apache.iceberg.parquet.Parquet;
import org.apache.iceberg.rest.RESTCatalog;
import org.apache.iceberg.transforms.Transform;
import org.apache.iceberg.types.Conversions;
import org.apache.iceberg.types.Type;
import org.apache.iceberg.types.TypeUtil;
import org.apache.iceberg.types.Types;
import org.apache.iceberg.util.DateTimeUtil;
import org.apache.iceberg.util.SnapshotUtil;

/**
 * Run by test_iceberg: Iceberg's Java library writes tables, plans, reads rows and expires.
 *
 * <p>Reads requests from standard input, one JSON object per line with `do` and `path`; prints one
 * line of JSON for each: the answer, or `{"error": ...}`.
 */
public class IcebergEngine {

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final HadoopTables TABLES = new HadoopTables(new Configuration());

    /** Rows that were read last, and of what: conditions of one snapshot follow each other. */
    private static List<Record> readRows;

    private static String readKey = "";

    /** REST catalogs by their properties. */
    private static final Map<JsonNode, RESTCatalog> CATALOGS = new HashMap<>();

    public static void main(String[] args) throws Exception {
        PrintStream answers = System.out;
        System.setOut(System.err);
        BufferedReader requests = new BufferedReader(new InputStreamReader(System.in, "UTF-8"));
        for (String line; (line = requests.readLine()) != null; ) {
            ObjectNode answer = JSON.createObjectNode();
            try {
                answer.set("answer", answer(JSON.readTree(line)));
            } catch (Exception error) {
                answer.put("error", error.toString());
                if (!(error instanceof ValidationException)) {
                    error.printStackTrace();
                }
            }
            answers.println(JSON.writeValueAsString(answer));
            answers.flush();
        }
        System.exit(0); // threads of the library may go on
    }

    private static JsonNode answer(JsonNode asked) throws Exception {
        String path = asked.get("path").asText();
        switch (asked.get("do").asText()) {
            case "create":
                create(path, asked);
                return null;
            case "append":
                append(TABLES.load(path), asked);
                return null;
            case "delete":
                return delete(TABLES.load(path), asked);
            case "evolve":
                evolve(TABLES.load(path), asked);
                return null;
            case "respec":
                respec(TABLES.load(path), asked);
                return null;
            case "tag":
                refs(TABLES.load(path)).createTag(text(asked, "name"), current(path)).commit();
                return null;
            case "branch":
                refs(TABLES.load(path)).createBranch(text(asked, "name"), current(path)).commit();
                return null;
            case "compact":
                compact(TABLES.load(path));
                return null;
            case "manifests":
                Table merged = TABLES.load(path);
                merged.rewriteManifests().clusterBy(file -> "all").commit();
                return null;
            case "drop":
                drop(TABLES.load(path), asked.get("at").asInt());
                return null;
            case "files":
                return files(TABLES.load(path), asked);
            case "parse":
                TableMetadataParser.fromJson(text(asked, "json"));
                return null;
            case "metadata":
                return metadata(TABLES.load(path), text(asked, "name"));
            case "plan":
                return plan(TABLES.load(path), asked);
            case "matching":
                return matching(TABLES.load(path), asked);
            case "appended":
                return appended(TABLES.load(path), asked);
            case "scan":
                return scan(asked);
            case "reports":
                return reports(TABLES.load(path), asked);
            case "rows":
                return rows(TABLES.load(path), asked);
            case "rollback":
                refs(TABLES.load(path)).rollbackTo(asked.get("snapshot").asLong()).commit();
                return null;
            case "expire":
                return expire(TABLES.load(path), asked);
            default:
                throw new IllegalArgumentException(asked.toString());
        }
    }

    /** Columns and rows of a metadata table. */
    private static JsonNode metadata(Table table, String name) throws Exception {
        Table metadata =
                MetadataTableUtils.createMetadataTableInstance(table, MetadataTableType.from(name));
        ObjectNode answer = JSON.createObjectNode();
        ArrayNode columns = answer.putArray("columns");
        for (Types.NestedField field : metadata.schema().columns()) {
            columns.addArray().add(field.name()).add(field.type().toString());
        }
        ArrayNode rows = answer.putArray("rows");
        try (CloseableIterable<FileScanTask> tasks = metadata.newScan().planFiles()) {
            for (FileScanTask task : tasks) {
                try (CloseableIterable<StructLike> found = task.asDataTask().rows()) {
                    found.forEach(row -> rows.add(json(row, metadata.schema().asStruct())));
                }
            }
        }
        return answer;
    }

    private static JsonNode json(Object value, Type type) {
        if (value == null) {
            return JSON.nullNode();
        }
        if (type.isStructType()) {
            ObjectNode row = JSON.createObjectNode();
            List<Types.NestedField> fields = type.asStructType().fields();
            for (int i = 0; i < fields.size(); i++) {
                Object field = ((StructLike) value).get(i, Object.class);
                row.set(fields.get(i).name(), json(field, fields.get(i).type()));
            }
            return row;
        }
        if (type.isListType()) {
            ArrayNode list = JSON.createArrayNode();
            for (Object one : (Iterable<?>) value) {
                list.add(json(one, type.asListType().elementType()));
            }
            return list;
        }
        if (type.isMapType()) {
            ArrayNode map = JSON.createArrayNode();
            for (Map.Entry<?, ?> entry : ((Map<?, ?>) value).entrySet()) {
                map.addArray()
                        .add(json(entry.getKey(), type.asMapType().keyType()))
                        .add(json(entry.getValue(), type.asMapType().valueType()));
            }
            return map;
        }
        if (value instanceof ByteBuffer) {
            ByteBuffer bytes = ((ByteBuffer) value).duplicate();
            byte[] copied = new byte[bytes.remaining()];
            bytes.get(copied);
            return JSON.valueToTree(java.util.HexFormat.of().formatHex(copied));
        }
        if (value instanceof byte[]) {
            return JSON.valueToTree(java.util.HexFormat.of().formatHex((byte[]) value));
        }
        boolean isPlain = value instanceof Number || value instanceof Boolean;
        return JSON.valueToTree(isPlain ? value : value.toString());
    }

    private static String text(JsonNode asked, String name) {
        return asked.get(name).asText();
    }

    private static ManageSnapshots refs(Table table) {
        return table.manageSnapshots();
    }

    private static long current(String path) {
        return TABLES.load(path).currentSnapshot().snapshotId();
    }

    private static void create(String path, JsonNode asked) {
        Schema schema = SchemaParser.fromJson(asked.get("schema").toString());
        PartitionSpec.Builder spec = PartitionSpec.builderFor(schema);
        for (JsonNode field : asked.get("spec")) {
            String column = field.get(0).asText();
            int width = field.size() > 2 ? field.get(2).asInt() : 0;
            switch (field.get(1).asText()) {
                case "identity" -> spec.identity(column);
                case "bucket" -> spec.bucket(column, width);
                case "truncate" -> spec.truncate(column, width);
                case "year" -> spec.year(column);
                case "month" -> spec.month(column);
                case "day" -> spec.day(column);
                case "hour" -> spec.hour(column);
                default -> throw new IllegalArgumentException(field.toString());
            }
        }
        Map<String, String> properties = new HashMap<>();
        asked.get("properties")
                .fields()
                .forEachRemaining(one -> properties.put(one.getKey(), one.getValue().asText()));
        TABLES.create(schema, spec.build(), properties, path);
    }

    // -- rows ----------------------------------------------------------------------------------

    private static List<Record> rows(Schema schema, JsonNode asked) {
        List<Record> rows = new ArrayList<>();
        for (JsonNode row : asked.get("rows")) {
            Record record = GenericRecord.create(schema);
            for (Types.NestedField field : schema.columns()) {
                JsonNode value = row.get(field.name());
                if (value != null && !value.isNull()) {
                    record.setField(field.name(), generic(field.type(), value));
                }
            }
            rows.add(record);
        }
        return rows;
    }

    /** Return a value as Iceberg's generic rows have it. */
    private static Object generic(Type type, JsonNode json) {
        if (type.isStructType()) {
            Record record = GenericRecord.create(type.asStructType());
            for (Types.NestedField field : type.asStructType().fields()) {
                JsonNode value = json.get(field.name());
                if (value != null && !value.isNull()) {
                    record.setField(field.name(), generic(field.type(), value));
                }
            }
            return record;
        }
        Object value = SingleValueParser.fromJson(type, json.toString());
        switch (type.typeId()) {
            case DATE:
                return DateTimeUtil.dateFromDays((Integer) value);
            case TIME:
                return DateTimeUtil.timeFromMicros((Long) value);
            case TIMESTAMP:
                long micros = (Long) value;
                return ((Types.TimestampType) type).shouldAdjustToUTC()
                        ? DateTimeUtil.timestamptzFromMicros(micros)
                        : DateTimeUtil.timestampFromMicros(micros);
            case FIXED:
                return ((ByteBuffer) value).array();
            case STRING:
                return value.toString();
            default:
                return value;
        }
    }

    private static OutputFileFactory outputs(Table table) {
        return OutputFileFactory.builderFor(table, 1, System.nanoTime() & 0xffffff)
                .format(FileFormat.PARQUET)
                .operationId(UUID.randomUUID().toString())
                .build();
    }

    private static List<DataFile> write(Table table, Iterable<Record> rows) throws Exception {
        PartitionSpec spec = table.spec();
        Schema schema = table.schema();
        PartitionKey key = new PartitionKey(spec, schema);
        InternalRecordWrapper wrapper = new InternalRecordWrapper(schema.asStruct());
        Map<PartitionKey, List<Record>> groups = new LinkedHashMap<>();
        for (Record row : rows) {
            key.partition(wrapper.wrap(row));
            groups.computeIfAbsent(key.copy(), one -> new ArrayList<>()).add(row);
        }
        List<DataFile> files = new ArrayList<>();
        for (Map.Entry<PartitionKey, List<Record>> group : groups.entrySet()) {
            DataWriter<Record> writer =
                    Parquet.writeData(outputs(table).newOutputFile(spec, group.getKey()))
                            .forTable(table)
                            .createWriterFunc(message -> GenericParquetWriter.create(schema, message))
                            .withPartition(group.getKey())
                            .overwrite()
                            .build();
            try (DataWriter<Record> closing = writer) {
                group.getValue().forEach(closing::write);
            }
            files.add(writer.toDataFile());
        }
        return files;
    }

    private static void append(Table table, JsonNode asked) throws Exception {
        var append = asked.path("fast").asBoolean() ? table.newFastAppend() : table.newAppend();
        if (asked.has("branch")) {
            append.toBranch(text(asked, "branch"));
        }
        write(table, rows(table.schema(), asked)).forEach(append::appendFile);
        append.commit();
    }

    // -- deletes -------------------------------------------------------------------------------

    /**
     * Rows of the snapshot that is asked for, with file and position, that a condition is true for.
     *
     * <p>Readers evaluate conditions on partitions first, and those of 1.10 fail if these are null.
     */
    private static List<Record> found(Table table, JsonNode asked) throws Exception {
        Schema schema = schemaOf(table, asked);
        Schema read =
                TypeUtil.join(
                        schema,
                        new Schema(MetadataColumns.FILE_PATH, MetadataColumns.ROW_POSITION));
        String key = table.location() + " " + idOf(table, asked) + " " + schema.schemaId();
        if (!key.equals(readKey)) {
            readRows = new ArrayList<>();
            IcebergGenerics.ScanBuilder scan =
                    IcebergGenerics.read(table).project(read).useSnapshot(idOf(table, asked));
            try (CloseableIterable<Record> rows = scan.build()) {
                rows.forEach(row -> readRows.add(row.copy()));
            }
            readKey = key;
        }
        Evaluator evaluator = new Evaluator(read.asStruct(), condition(table, asked));
        InternalRecordWrapper wrapper = new InternalRecordWrapper(read.asStruct());
        List<Record> rows = new ArrayList<>(readRows);
        rows.removeIf(row -> !evaluator.eval(wrapper.wrap(row)));
        return rows;
    }

    private static long idOf(Table table, JsonNode asked) {
        return asked.hasNonNull("ref")
                ? table.refs().get(text(asked, "ref")).snapshotId()
                : table.currentSnapshot().snapshotId();
    }

    /** The schema of a snapshot or ref as readers choose it, else the current one. */
    private static Schema schemaOf(Table table, JsonNode asked) {
        if (asked.hasNonNull("snapshot")) {
            long id = asked.get("snapshot").asLong();
            return table.schemas().get(table.snapshot(id).schemaId());
        }
        return asked.hasNonNull("ref")
                ? SnapshotUtil.schemaFor(table, text(asked, "ref"))
                : table.schema();
    }

    private static JsonNode delete(Table table, JsonNode asked) throws Exception {
        Map<String, FileScanTask> tasks = new HashMap<>();
        try (CloseableIterable<FileScanTask> all = table.newScan().planFiles()) {
            all.forEach(task -> tasks.put(task.file().location(), task));
        }
        Map<String, List<Record>> byFile = new LinkedHashMap<>();
        for (Record row : found(table, asked)) {
            String file = (String) row.getField(MetadataColumns.FILE_PATH.name());
            byFile.computeIfAbsent(file, one -> new ArrayList<>()).add(row);
        }
        RowDelta delta =
                table.newRowDelta().validateFromSnapshot(table.currentSnapshot().snapshotId());
        long deleted = 0;
        for (List<Record> rows : byFile.values()) {
            deleted += rows.size();
        }
        if (text(asked, "kind").equals("vector")) {
            BaseDVFileWriter writer =
                    new BaseDVFileWriter(
                            OutputFileFactory.builderFor(table, 1, System.nanoTime() & 0xffffff)
                                    .format(FileFormat.PUFFIN)
                                    .build(),
                            path -> previous(table, tasks.get(path)));
            try (BaseDVFileWriter closing = writer) {
                for (Map.Entry<String, List<Record>> file : byFile.entrySet()) {
                    DataFile data = tasks.get(file.getKey()).file();
                    PartitionSpec spec = table.specs().get(data.specId());
                    for (Record row : file.getValue()) {
                        closing.delete(file.getKey(), position(row), spec, data.partition());
                    }
                }
            }
            DeleteWriteResult result = writer.result();
            result.deleteFiles().forEach(delta::addDeletes);
            result.rewrittenDeleteFiles().forEach(delta::removeDeletes);
        } else {
            boolean isByValue = text(asked, "kind").equals("equality");
            for (Map.Entry<String, List<Record>> file : byFile.entrySet()) {
                DataFile data = tasks.get(file.getKey()).file();
                PartitionSpec spec = table.specs().get(data.specId());
                delta.addDeletes(
                        isByValue
                                ? byValue(table, spec, data.partition(), file.getValue(), asked)
                                : byPosition(table, spec, data.partition(), file));
            }
        }
        if (!byFile.isEmpty()) {
            delta.commit();
        }
        return JSON.getNodeFactory().numberNode(deleted);
    }

    private static long position(Record row) {
        return (Long) row.getField(MetadataColumns.ROW_POSITION.name());
    }

    private static PositionDeleteIndex previous(Table table, FileScanTask task) {
        List<DeleteFile> deletes = new ArrayList<>(task.deletes());
        deletes.removeIf(file -> file.content() != FileContent.POSITION_DELETES);
        if (deletes.isEmpty()) {
            return null;
        }
        BaseDeleteLoader loader =
                new BaseDeleteLoader(file -> table.io().newInputFile(file.location()));
        return loader.loadPositionDeletes(deletes, task.file().location());
    }

    private static DeleteFile byPosition(
            Table table, PartitionSpec spec, StructLike partition, Map.Entry<String, List<Record>> file)
            throws Exception {
        PositionDeleteWriter<Record> writer =
                Parquet.writeDeletes(outputs(table).newOutputFile(spec, partition))
                        .withSpec(spec)
                        .withPartition(partition)
                        .overwrite()
                        .buildPositionWriter();
        try (PositionDeleteWriter<Record> closing = writer) {
            for (Record row : file.getValue()) {
                PositionDelete<Record> delete = PositionDelete.create();
                closing.write(delete.set(file.getKey(), position(row)));
            }
        }
        return writer.toDeleteFile();
    }

    private static DeleteFile byValue(
            Table table, PartitionSpec spec, StructLike partition, List<Record> rows, JsonNode asked)
            throws Exception {
        Schema schema = table.schema().select(text(asked, "column"));
        int id = schema.columns().get(0).fieldId();
        EqualityDeleteWriter<Record> writer =
                Parquet.writeDeletes(outputs(table).newOutputFile(spec, partition))
                        .forTable(table)
                        .rowSchema(schema)
                        .createWriterFunc(message -> GenericParquetWriter.create(schema, message))
                        .withSpec(spec)
                        .withPartition(partition)
                        .equalityFieldIds(id)
                        .overwrite()
                        .buildEqualityWriter();
        try (EqualityDeleteWriter<Record> closing = writer) {
            for (Record row : rows) {
                Record key = GenericRecord.create(schema);
                key.set(0, row.getField(schema.columns().get(0).name()));
                closing.write(key);
            }
        }
        return writer.toDeleteFile();
    }

    // -- changes of the table --------------------------------------------------------------------

    private static void evolve(Table table, JsonNode asked) {
        UpdateSchema update = table.updateSchema();
        for (JsonNode step : asked.get("steps")) {
            String column = step.get(1).asText();
            switch (step.get(0).asText()) {
                case "add" ->
                        update.addColumn(column, Types.fromPrimitiveString(step.get(2).asText()));
                case "drop" -> update.deleteColumn(column);
                case "rename" -> update.renameColumn(column, step.get(2).asText());
                case "widen" ->
                        update.updateColumn(
                                column,
                                Types.fromPrimitiveString(step.get(2).asText())
                                        .asPrimitiveType());
                case "first" -> update.moveFirst(column);
                default -> throw new IllegalArgumentException(step.toString());
            }
        }
        update.commit();
    }

    private static void respec(Table table, JsonNode asked) {
        UpdatePartitionSpec update = table.updateSpec();
        for (JsonNode step : asked.get("steps")) {
            if (step.get(0).asText().equals("remove")) {
                update.removeField(step.get(1).asText());
                continue;
            }
            String column = step.get(1).asText();
            int width = step.size() > 3 ? step.get(3).asInt() : 0;
            Term term =
                    switch (step.get(2).asText()) {
                        case "bucket" -> Expressions.bucket(column, width);
                        case "truncate" -> Expressions.truncate(column, width);
                        case "year" -> Expressions.year(column);
                        case "month" -> Expressions.month(column);
                        case "day" -> Expressions.day(column);
                        default -> Expressions.ref(column);
                    };
            update.addField(term);
        }
        update.commit();
    }

    /** Delete a data file: that at a position of the plan, if there are as many. */
    private static void drop(Table table, int at) throws Exception {
        List<DataFile> files = new ArrayList<>();
        try (CloseableIterable<FileScanTask> all = table.newScan().planFiles()) {
            all.forEach(task -> files.add(task.file()));
        }
        table.newDelete().deleteFile(files.get(at % files.size())).commit();
    }

    private static void compact(Table table) throws Exception {
        RewriteFiles rewrite = table.newRewrite();
        List<Record> rows = new ArrayList<>();
        try (CloseableIterable<Record> all =
                IcebergGenerics.read(table).project(table.schema()).build()) {
            all.forEach(row -> rows.add(row.copy()));
        }
        Set<String> deletes = new HashSet<>();
        try (CloseableIterable<FileScanTask> tasks = table.newScan().planFiles()) {
            for (FileScanTask task : tasks) {
                rewrite.deleteFile(task.file());
                for (DeleteFile delete : task.deletes()) {
                    String name = delete.location() + delete.contentOffset();
                    if (deletes.add(name) && delete.format() == FileFormat.PUFFIN) {
                        rewrite.deleteFile(delete);
                    }
                }
            }
        }
        write(table, rows).forEach(rewrite::addFile);
        rewrite.validateFromSnapshot(table.currentSnapshot().snapshotId());
        rewrite.commit();
    }

    // -- answers ---------------------------------------------------------------------------------

    private static Expression condition(Table table, JsonNode asked) {
        return ExpressionParser.fromJson(asked.get("where").toString(), schemaOf(table, asked));
    }

    private static JsonNode plan(Table table, JsonNode asked) throws Exception {
        TableScan scan = table.newScan();
        if (asked.hasNonNull("ref")) {
            scan = scan.useRef(text(asked, "ref"));
        }
        ArrayNode found = JSON.createArrayNode();
        try (CloseableIterable<FileScanTask> tasks =
                scan.filter(condition(table, asked)).planFiles()) {
            tasks.forEach(task -> found.add(task.file().location()));
        }
        return found;
    }

    /** The scan report of each condition, as catalogs receive it. */
    private static JsonNode reports(Table table, JsonNode asked) throws Exception {
        ArrayNode found = JSON.createArrayNode();
        for (JsonNode where : asked.get("conditions")) {
            Expression condition = ExpressionParser.fromJson(where.toString(), table.schema());
            InMemoryMetricsReporter reporter = new InMemoryMetricsReporter();
            TableScan scan = table.newScan().metricsReporter(reporter).filter(condition);
            try (CloseableIterable<FileScanTask> tasks = scan.planFiles()) {
                tasks.forEach(task -> {});
            }
            found.add(JSON.readTree(ScanReportParser.toJson(reporter.scanReport())));
        }
        return found;
    }

    private static JsonNode matching(Table table, JsonNode asked) throws Exception {
        Set<String> files = new TreeSet<>();
        for (Record row : found(table, asked)) {
            files.add((String) row.getField(MetadataColumns.FILE_PATH.name()));
        }
        ArrayNode found = JSON.createArrayNode();
        files.forEach(found::add);
        return found;
    }

    /** File, id and text of each row. */
    private static JsonNode rows(Table table, JsonNode asked) throws Exception {
        ArrayNode rows = JSON.createArrayNode();
        for (Record row : found(table, asked)) {
            rows.addArray()
                    .add((String) row.getField(MetadataColumns.FILE_PATH.name()))
                    .add((Long) row.getField("id"))
                    .add(row.toString());
        }
        return rows;
    }

    /** Live files with statistics as JSON values of the current types. */
    private static JsonNode files(Table table, JsonNode asked) throws Exception {
        Schema schema = schemaOf(table, asked);
        Snapshot snapshot = table.snapshot(asked.get("snapshot").asLong());
        ArrayNode found = JSON.createArrayNode();
        for (ManifestFile manifest : snapshot.allManifests(table.io())) {
            try (ManifestReader<?> files =
                    manifest.content() == ManifestContent.DATA
                            ? ManifestFiles.read(manifest, table.io(), table.specs())
                            : ManifestFiles.readDeleteManifest(
                                    manifest, table.io(), table.specs())) {
                for (ContentFile<?> file : files) {
                    found.add(file(schema, table, file));
                }
            }
        }
        return found;
    }

    private static ObjectNode file(Schema schema, Table table, ContentFile<?> file)
            throws Exception {
        ObjectNode row = JSON.createObjectNode();
        row.put("file_path", file.location());
        row.put("content", file.content().toString());
        row.put("content_offset", file instanceof DeleteFile delete ? delete.contentOffset() : null);
        row.put("record_count", file.recordCount());
        row.put("file_size_in_bytes", file.fileSizeInBytes());
        row.put("spec_id", file.specId());
        row.put("sequence_number", file.dataSequenceNumber());
        row.put("file_sequence_number", file.fileSequenceNumber());
        row.put("first_row_id", file.firstRowId());
        PartitionSpec spec = table.specs().get(file.specId());
        ArrayNode partition = row.putArray("partition");
        for (int at = 0; at < spec.fields().size(); at++) {
            Type type = spec.partitionType().fields().get(at).type();
            ArrayNode field = partition.addArray().add(spec.fields().get(at).name());
            field.add(value(type, file.partition().get(at, Object.class)));
        }
        bounds(row.putObject("lower_bounds"), schema, file.lowerBounds());
        bounds(row.putObject("upper_bounds"), schema, file.upperBounds());
        counts(row.putObject("null_value_counts"), schema, file.nullValueCounts());
        counts(row.putObject("value_counts"), schema, file.valueCounts());
        counts(row.putObject("nan_value_counts"), schema, file.nanValueCounts());
        counts(row.putObject("column_sizes"), schema, file.columnSizes());
        return row;
    }

    private static JsonNode value(Type type, Object value) throws Exception {
        return value == null ? null : JSON.readTree(SingleValueParser.toJson(type, value));
    }

    private static void bounds(ObjectNode row, Schema schema, Map<Integer, ByteBuffer> bounds)
            throws Exception {
        if (bounds == null) {
            return;
        }
        for (Map.Entry<Integer, ByteBuffer> bound : bounds.entrySet()) {
            Types.NestedField field = schema.findField(bound.getKey());
            if (field != null) {
                Object value = Conversions.fromByteBuffer(field.type(), bound.getValue());
                row.set(schema.findColumnName(bound.getKey()), value(field.type(), value));
            }
        }
    }

    private static void counts(ObjectNode row, Schema schema, Map<Integer, Long> counts) {
        if (counts == null) {
            return;
        }
        for (Map.Entry<Integer, Long> count : counts.entrySet()) {
            if (schema.findField(count.getKey()) != null) {
                row.put(schema.findColumnName(count.getKey()), count.getValue());
            }
        }
    }

    /** Files that an incremental scan of appends reads. */
    private static JsonNode appended(Table table, JsonNode asked) throws Exception {
        ArrayNode found = JSON.createArrayNode();
        try (CloseableIterable<FileScanTask> tasks =
                table.newIncrementalAppendScan()
                        .fromSnapshotExclusive(asked.get("start").asLong())
                        .toSnapshot(asked.get("end").asLong())
                        .filter(condition(table, asked))
                        .planFiles()) {
            tasks.forEach(task -> found.add(task.file().location()));
        }
        return found;
    }

    /** Files and rows of a table in a REST catalog, which plans the scan or lets the client. */
    private static JsonNode scan(JsonNode asked) throws Exception {
        RESTCatalog catalog = CATALOGS.computeIfAbsent(asked.get("catalog"), IcebergEngine::catalog);
        Table table = catalog.loadTable(TableIdentifier.parse(text(asked, "name")));
        Expression condition = condition(table, asked);
        TableScan scan = table.newScan();
        IcebergGenerics.ScanBuilder reading = IcebergGenerics.read(table).where(condition);
        if (asked.hasNonNull("ref")) {
            scan = scan.useRef(text(asked, "ref"));
            reading = reading.useSnapshot(table.refs().get(text(asked, "ref")).snapshotId());
        } else if (asked.hasNonNull("snapshot")) {
            scan = scan.useSnapshot(asked.get("snapshot").asLong());
            reading = reading.useSnapshot(asked.get("snapshot").asLong());
        }
        ObjectNode answer = JSON.createObjectNode();
        ArrayNode files = answer.putArray("files");
        try (CloseableIterable<FileScanTask> tasks = scan.filter(condition).planFiles()) {
            tasks.forEach(task -> files.add(task.file().location()));
        }
        ArrayNode rows = answer.putArray("rows");
        try (CloseableIterable<Record> found = reading.build()) {
            found.forEach(row -> rows.add(json(row, row.struct()).toString()));
        }
        return answer;
    }

    private static RESTCatalog catalog(JsonNode properties) {
        Map<String, String> given = new HashMap<>();
        properties.fields().forEachRemaining(one -> given.put(one.getKey(), one.getValue().asText()));
        given.put("io-impl", "org.apache.iceberg.hadoop.HadoopFileIO");
        RESTCatalog catalog = new RESTCatalog();
        catalog.initialize("served", given);
        return catalog;
    }

    private static JsonNode expire(Table table, JsonNode asked) {
        Set<String> deleted = java.util.concurrent.ConcurrentHashMap.newKeySet();
        table.expireSnapshots()
                .expireOlderThan(asked.get("older_than").asLong())
                .retainLast(asked.get("retain_last").asInt())
                .deleteWith(deleted::add)
                .commit();
        ArrayNode found = JSON.createArrayNode();
        new TreeSet<>(deleted).forEach(found::add);
        return found;
    }
}
