import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.CRC32;

/**
 * One question in a JVM, as bench.measure answers it in Python: a job in JSON on standard input, an
 * answer on standard output. The small table is planned several times before, for the compiler.
 */
abstract class Planner {
    private static final int WARM_UPS = 20;
    private static final ObjectMapper JSON = new ObjectMapper();

    /** Returns the names of files, or the ids of snapshots, in an answer of {@link #read}. */
    abstract List<String> names(List<?> answer);

    /** Answers a job over a table; only this is timed. */
    abstract List<?> read(JsonNode job, String location) throws Exception;

    void run() throws Exception {
        JsonNode job = JSON.readTree(System.in);
        ObjectNode answer = JSON.createObjectNode();
        try {
            String small = job.get("small").asText();
            for (int i = 0; i < WARM_UPS && !small.isEmpty(); i++) {
                read(job, small);
            }
            System.gc();
            long before = peakMemory();
            long wall = System.nanoTime();
            long cpu = cpuTime();
            List<?> found = read(job, job.get("location").asText());
            answer.put("wall", (System.nanoTime() - wall) / 1e9);
            answer.put("cpu", (cpuTime() - cpu) / 1e9);
            answer.put("before", before).put("peak", peakMemory());
            describe(answer.putObject("found"), job, names(found));
        } catch (Exception error) {
            answer.put("error", error.toString());
        }
        System.out.println(answer);
        System.exit(0);
    }

    private static void describe(ObjectNode found, JsonNode job, List<String> names) {
        boolean areFiles = job.get("reader").asText().equals("plan");
        long sum = 0;
        for (String name : names) {
            sum += areFiles ? checksum(name) : Long.parseLong(name);
        }
        found.put(areFiles ? "files" : "snapshots", names.size());
        found.put(areFiles ? "names" : "ids", sum);
    }

    private static long checksum(String path) {
        CRC32 crc = new CRC32();
        crc.update(path.substring(path.lastIndexOf('/') + 1).getBytes(StandardCharsets.UTF_8));
        return crc.getValue();
    }

    private static long cpuTime() {
        return ((OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean())
                .getProcessCpuTime();
    }

    private static long peakMemory() throws Exception {
        for (String line : Files.readAllLines(Path.of("/proc/self/status"))) {
            if (line.startsWith("VmHWM")) {
                return Long.parseLong(line.replaceAll("\\D", "")) * 1024;
            }
        }
        return 0;
    }
}
