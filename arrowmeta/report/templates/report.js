// A click on the head of a column sorts its table.
for (const table of document.querySelectorAll("table")) {
  const heads = [...table.tHead.rows[0].cells];
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
    head.tabIndex = 0;
    head.classList.add("sortable");
    head.addEventListener("click", sort);
    head.addEventListener("keydown", (event) => event.key === "Enter" && sort());
  });
}
