import type { Question } from '#contract/forms/form-content.ts'

export interface QuestionGroup {
  readonly id: string
  /** Empty if the form starts without a heading */
  readonly title: string
  readonly questions: readonly Question[]
}

/** The questions grouped by page; pages without questions are left out. */
export function questionGroups(questions: readonly Question[]): QuestionGroup[] {
  const groups: { id: string; title: string; questions: Question[] }[] = []
  for (const question of questions) {
    if (question.kind === 'page') groups.push({ id: question.id, title: question.label, questions: [] })
    else if (groups.length === 0) groups.push({ id: 'first', title: '', questions: [question] })
    else groups.at(-1)?.questions.push(question)
  }
  return groups.filter((group) => group.questions.length > 0)
}
