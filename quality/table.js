// One line for each thing that was looked at, then whatever was found wrong.
export function printTable(rows) {
  const columns = ["check", "what", "result"];
  const width = Object.fromEntries(columns.map((column) => [column, Math.max(column.length, ...rows.map((row) => row[column].length))]));
  const line = (row, mark) => console.log(`${mark}  ${columns.map((column) => row[column].padEnd(width[column])).join("  ")}`.trimEnd());
  console.log();
  line({ check: "check", what: "what", result: "result" }, "    ");
  for (const row of rows) line(row, row.ok ? "ok  " : "FAIL");
  for (const { check, what, notes } of rows.filter((row) => row.notes?.length)) {
    console.log(`\n${check}, ${what}:`);
    for (const note of notes) console.log(`  ${note}`);
  }
}
