/** The columns that a list can have beside the name, apart from answers to questions, in the order of the choice. */
export const columnNames = [
  'status',
  'step',
  'action',
  'fit',
  'gpa',
  'university',
  'department',
  'class',
  'city',
  'age',
  'documents',
  'submitted',
] as const
export type ColumnName = (typeof columnNames)[number]

/** What a list begins with: it fits a screen of 1440 px. University, department and step stand in second lines. */
export const usualColumns: readonly ColumnName[] = [
  'status',
  'action',
  'fit',
  'gpa',
  'class',
  'city',
  'documents',
  'submitted',
]

/** The columns that a text of the address names, each once. */
export const columnsIn = (text: string): readonly ColumnName[] => {
  const named = text.split(',')
  return [...new Set(named)].flatMap((name) => columnNames.find((known) => known === name) ?? []).slice(0, 20)
}
