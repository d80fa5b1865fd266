// The age of the commit, when the page is read.
const committed = document.getElementById("committed");
const hours = committed ? (Date.now() - Date.parse(committed.textContent.replace(" ", "T") + "Z")) / 3600e3 : NaN;
if (hours >= 0) {
  const days = Math.floor(hours / 24);
  committed.append(days ? ` (${days} ${days === 1 ? "day" : "days"} ago)` : " (less than a day ago)");
}

// Blocks of a narrow screen would lose the roles of a table.
const roles = { table: "table", thead: "rowgroup", tbody: "rowgroup", tr: "row", th: "columnheader", td: "cell" };
for (const tag in roles) document.querySelectorAll(tag).forEach((part) => part.setAttribute("role", roles[tag]));

// A click on the head of a column sorts its table; tables with many rows have a filter.
const MANY = 8;
for (const table of document.querySelectorAll("table")) {
  const heads = [...table.tHead.rows[0].cells];
  const rows = [...table.tBodies[0].rows];
  if (rows.length > MANY) {
    const filter = document.createElement("input");
    filter.type = "search";
    filter.className = "filter";
    filter.placeholder = `filter ${rows.length} rows`;
    filter.ariaLabel = filter.placeholder;
    filter.addEventListener("input", () => {
      const text = filter.value.toLowerCase();
      rows.forEach((row) => (row.style.display = row.textContent.toLowerCase().includes(text) ? "" : "none"));
    });
    table.before(filter);
  }
  heads.forEach((head, at) => {
    const key = (row) => {
      const text = row.cells[at].textContent;
      const number = parseFloat(text.replaceAll(",", ""));
      return head.classList.contains("number") ? (isNaN(number) ? -1 : number) : text;
    };
    const sort = () => {
      const sign = head.ariaSort === "ascending" ? -1 : 1;
      heads.forEach((other) => (other.ariaSort = null));
      head.ariaSort = sign > 0 ? "ascending" : "descending";
      const rows = [...table.tBodies[0].rows].sort((one, other) => {
        const [a, b] = [key(one), key(other)];
        return sign * (a < b ? -1 : a > b ? 1 : 0);
      });
      table.tBodies[0].append(...rows);
    };
    const button = document.createElement("button");
    button.type = "button";
    button.append(...head.childNodes);
    button.addEventListener("click", sort);
    head.append(button);
  });
}

// In a zone map of a server's page, a click on a file, or dragging over several, writes the condition.
const where = document.getElementById("where");
const CLICK = 4;
for (const figure of where ? document.querySelectorAll("[data-column]") : []) {
  const place = (mark) => mark.getBoundingClientRect();
  let start = null;
  figure.addEventListener("pointerdown", (event) => (start = event.clientX));
  figure.addEventListener("pointerup", (event) => {
    if (start === null) return;
    const [left, right] = start < event.clientX ? [start, event.clientX] : [event.clientX, start];
    start = null;
    const marks = right - left < CLICK ? [event.target.closest("[data-low]")] : [...figure.querySelectorAll("[data-low]")];
    const chosen = marks.filter((mark) => mark && place(mark).height + place(mark).width && place(mark).right >= left && place(mark).left <= right);
    if (!chosen.length) return;
    const first = chosen.reduce((one, other) => (place(other).left < place(one).left ? other : one));
    const last = chosen.reduce((one, other) => (place(other).right > place(one).right ? other : one));
    where.value = `${figure.dataset.column} BETWEEN ${first.dataset.low} AND ${last.dataset.high}`;
    where.focus();
  });
}
