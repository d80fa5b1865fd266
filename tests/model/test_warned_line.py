"""Warnings name the line of the calling program, not one of arrowmeta."""

import shutil
import warnings
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Thread

import arrowmeta
from arrowmeta.errors import CorruptMetadataError
from arrowmeta.model.damage import DamageLog
from tests.bundled import DATA


def warned_in(work):
    with warnings.catch_warnings(record=True) as met:
        warnings.simplefilter("always")
        work()
    assert met
    return {Path(one.filename).name for one in met}


def log_damage():
    DamageLog().add("manifest", "m", CorruptMetadataError("cut"))


def log_damage_in_thread():
    thread = Thread(target=log_damage)
    thread.start()
    thread.join()


def test_warning_names_the_calling_file():
    assert warned_in(log_damage) == {Path(__file__).name}
    assert warned_in(log_damage_in_thread) == {Path(__file__).name}


def test_warning_of_an_internal_thread_names_the_internal_file():
    error = CorruptMetadataError("cut")
    with ThreadPoolExecutor(1) as pool:
        work = warned_in(lambda: pool.submit(DamageLog().add, "manifest", "m", error).result())
    assert work == {"damage.py"}


def test_table_warnings_name_the_file_that_opened_and_read_it(tmp_path):
    location = Path(shutil.copytree(DATA / "iceberg_v2_position_deletes", tmp_path / "t"))
    (location / "metadata" / "version-hint.text").unlink()
    latest = max(location.glob("metadata/v*.metadata.json"))
    shutil.copy(latest, latest.with_name("v99.metadata.json"))  # of which no log knows
    for manifest in location.glob("metadata/*-m0.avro"):
        manifest.write_bytes(manifest.read_bytes()[:-20])
    met = []

    def ask():
        table = arrowmeta.open(location, allow_moved_paths=True)
        met.append(table)
        table.entries()

    assert warned_in(ask) == {Path(__file__).name}
    assert not met[0].complete
    assert met[0].source.guess
