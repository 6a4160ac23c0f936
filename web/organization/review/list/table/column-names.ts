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
 * What a list begins with: it fits a screen of 1440 px beside the rail. University, department and step stand in second
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

/** Of the columns that nobody chose those in which the list has something, so that each page has the same. */
export const columnsWith = (columns: readonly ColumnName[], filled: readonly string[]) =>
  columns.filter((name) => !unlessEmpty.includes(name) || filled.includes(name))

/** What cards show on a phone, whatever columns are chosen. */
export const cardColumns: readonly ColumnName[] = ['tags', 'assigned']

/** What is left of them while one application is looked at beside the list, which says the rest of it. */
export const columnsBesidePeek: readonly ColumnName[] = ['status', 'fit', 'gpa', 'submitted']

const answerColumn = /^answer:([0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12})$/

/** The question whose answers a column shows; undefined for every other column. */
export const questionIn = (column: string): string | undefined => answerColumn.exec(column)?.[1]

export const answerColumnOf = (questionId: string) => `answer:${questionId}` as const

/** The columns that a text of the address names, each once. */
export const columnsIn = (text: string): readonly string[] => {
  const isColumn = (name: string) => columnNames.some((known) => known === name) || questionIn(name) !== undefined
  return [...new Set(text.split(','))].filter(isColumn).slice(0, 20)
}
