//! One question to the crate `iceberg`, as `bench.measure` answers it in Python: a job in JSON on
//! standard input, an answer on standard output. The small table is planned before.

use std::fs::read_to_string;
use std::io::stdin;
use std::time::Instant;

use futures::TryStreamExt;
use iceberg::expr::Reference;
use iceberg::io::FileIO;
use iceberg::spec::Datum;
use iceberg::table::StaticTable;
use iceberg::{Result, TableIdent};
use serde_json::{Value, json};

/// Returns the paths of files, or the ids of snapshots; only this is timed.
async fn read(job: &Value, location: &str) -> Result<Vec<String>> {
    let metadata = format!("{location}/metadata/v1.metadata.json");
    let name = TableIdent::from_strs(["bench", "t"])?;
    let table = StaticTable::from_metadata_file(&metadata, name, FileIO::new_with_fs()).await?;
    if job["reader"] == "snapshots" {
        let metadata = table.metadata();
        return Ok(metadata.snapshots().map(|one| one.snapshot_id().to_string()).collect());
    }
    let mut scan = table.scan();
    if let Some(day) = job["day"].as_str() {
        scan = scan.with_filter(Reference::new("dt").equal_to(Datum::string(day)));
    } else if let (Some(low), Some(high)) = (job["low"].as_i64(), job["high"].as_i64()) {
        let from = Reference::new("id").greater_than_or_equal_to(Datum::long(low));
        let to = Reference::new("id").less_than_or_equal_to(Datum::long(high));
        scan = scan.with_filter(from.and(to));
    }
    let tasks: Vec<_> = scan.build()?.plan_files().await?.try_collect().await?;
    Ok(tasks.into_iter().map(|task| task.data_file_path).collect())
}

async fn answer(job: &Value) -> Result<Value> {
    let text = |name: &str| job[name].as_str().unwrap_or_default();
    if !text("small").is_empty() {
        read(job, text("small")).await?;
    }
    let (before, cpu, wall) = (peak_memory(), cpu_seconds(), Instant::now());
    let found = read(job, text("location")).await?;
    let (wall, cpu) = (wall.elapsed().as_secs_f64(), cpu_seconds() - cpu);
    let numbers = if text("reader") == "snapshots" {
        let ids = found.iter().filter_map(|id| id.parse::<i64>().ok());
        json!({"snapshots": found.len(), "ids": ids.sum::<i64>()})
    } else {
        let names = found.iter().filter_map(|path| path.rsplit('/').next());
        let sum: u64 = names.map(|name| u64::from(crc32fast::hash(name.as_bytes()))).sum();
        json!({"files": found.len(), "names": sum})
    };
    let peak = peak_memory();
    Ok(json!({"wall": wall, "cpu": cpu, "before": before, "peak": peak, "found": numbers}))
}

fn cpu_seconds() -> f64 {
    let mut time = libc::timespec { tv_sec: 0, tv_nsec: 0 };
    // SAFETY: the call writes to `time` only.
    unsafe { libc::clock_gettime(libc::CLOCK_PROCESS_CPUTIME_ID, &mut time) };
    time.tv_sec as f64 + time.tv_nsec as f64 / 1e9
}

fn peak_memory() -> u64 {
    let status = read_to_string("/proc/self/status").unwrap_or_default();
    let peak = status.lines().find(|line| line.starts_with("VmHWM"));
    let kilobytes = peak.and_then(|line| line.split_whitespace().nth(1)?.parse::<u64>().ok());
    kilobytes.unwrap_or(0) * 1024
}

fn main() {
    let job: Value = serde_json::from_reader(stdin()).expect("a job in JSON");
    let threads = job["threads"].as_u64().unwrap_or(2) as usize;
    let mut builder = tokio::runtime::Builder::new_multi_thread();
    let runtime = builder.worker_threads(threads).enable_all().build().expect("a runtime");
    let found = runtime.block_on(async {
        // Planning spawns tasks of its own; only those on workers run side by side.
        tokio::spawn(async move { answer(&job).await }).await
    });
    let answer = match found {
        Ok(Ok(answer)) => answer,
        Ok(Err(error)) => json!({"error": error.to_string()}),
        Err(error) => json!({"error": error.to_string()}),
    };
    println!("{answer}");
}
