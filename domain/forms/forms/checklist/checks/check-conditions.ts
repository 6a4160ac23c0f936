import { fits } from '#contract/forms/answer-test.ts'
import { conditionsOf } from '#contract/forms/conditions.ts'
import type { AnswerTest, Question } from '#contract/forms/form-content.ts'
import { neverShown } from '#contract/forms/reachable.ts'
import { blocking, type Finding } from './finding.ts'

const wrong = blocking('questions')

/** Finds conditions that refer to a later question, and questions that can never be visible. */
export function checkConditions(questions: readonly Question[]): Finding[] {
  const never = neverShown(questions)
  return questions.flatMap(({ id, showIf }, at) => {
    if (!showIf) return []
    const findings = showIf.tests.flatMap((test, index) =>
      checkTest(test, at, questions, `${at}.showIf.tests.${index}`),
    )
    return findings.length === 0 && never.has(id) ? [wrong(`${at}.showIf`, 'checklist.neverShown')] : findings
  })
}

function checkTest(test: AnswerTest, at: number, questions: readonly Question[], field: string): Finding[] {
  const about = questions.findIndex(({ id }) => id === test.questionId)
  const question = questions[about]
  if (!question) return [wrong(field, 'checklist.conditionUnknown')]
  if (about === at) return [wrong(field, 'checklist.conditionSelf')]
  const values = { label: question.label }
  if (about > at) {
    return [
      wrong(field, waitsFor(about, at, questions) ? 'checklist.conditionCircle' : 'checklist.conditionLater', values),
    ]
  }
  return fits(test, question) ? [] : [wrong(field, 'checklist.conditionValue', values)]
}

/** Whether one question depends on another, directly or through others. */
function waitsFor(one: number, other: number, questions: readonly Question[]): boolean {
  const conditions = conditionsOf(questions)
  const places = new Map(questions.map(({ id }, at) => [id, at]))
  const seen = new Set<number>()
  const open = [one]
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    if (at === other) return true
    if (seen.has(at)) continue
    seen.add(at)
    const tests = conditions.get(questions[at]?.id ?? '')?.flatMap((condition) => condition.tests) ?? []
    open.push(...tests.flatMap(({ questionId }) => places.get(questionId) ?? []))
  }
  return false
}
