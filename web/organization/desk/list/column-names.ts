/** The columns that a list can have beside the name, apart from answers to questions, in the order of the choice. */
export const columnNames = [
  'status',
  'step',
  'action',
  'fit',
  'gpa',
  'university',
  'faculty',
  'department',
  'level',
  'class',
  'city',
  'nationality',
  'gender',
  'age',
  'documents',
  'interview',
  'interviewScore',
  'tags',
  'assigned',
  'notes',
  'lastMessage',
  'number',
  'email',
  'phone',
  'submitted',
] as const
export type ColumnName = (typeof columnNames)[number]

/**
 * The default columns: they fit a 1440 px screen beside the navigation. University, department and step are in second
 * lines.
 */
export const usualColumns: readonly ColumnName[] = [
  'status',
  'action',
  'fit',
  'gpa',
  'documents',
  'tags',
  'assigned',
  'submitted',
]

const unlessEmpty: readonly string[] = ['action', 'gpa', 'documents', 'tags', 'assigned']

/** The default columns that have a value somewhere in the list, so that every page has the same columns. */
export const columnsWith = (columns: readonly ColumnName[], filled: readonly string[]) =>
  columns.filter((name) => !unlessEmpty.includes(name) || filled.includes(name))

/** The columns of cards on a phone, whatever columns are chosen. */
export const cardColumns: readonly ColumnName[] = ['tags', 'assigned']

/** The columns left while an application is previewed beside the list; the preview shows the rest. */
export const columnsBesidePeek: readonly ColumnName[] = ['status', 'fit', 'gpa', 'submitted']

const answerColumn = /^answer:([0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12})$/

/** The question whose answers a column shows; undefined for every other column. */
export const questionIn = (column: string): string | undefined => answerColumn.exec(column)?.[1]

export const answerColumnOf = (questionId: string) => `answer:${questionId}` as const

/** Parses the columns in an address, each once. */
export const columnsIn = (text: string): readonly string[] => {
  const isColumn = (name: string) => columnNames.some((known) => known === name) || questionIn(name) !== undefined
  return [...new Set(text.split(','))].filter(isColumn).slice(0, 20)
}
