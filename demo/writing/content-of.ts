import type { AnswerTest, DocumentWhen, FormContent, FormStep, Question } from '#contract/forms/form-content.ts'
import { emptyContent } from '#domain/forms/forms/content/empty-content.ts'
import { newId } from '#platform/ids.ts'
import type { DemoTest } from './answer-tests.ts'
import type { Clock } from './clock.ts'
import type { DemoForm } from './demo-form.ts'
import type { DemoDocument } from './documents.ts'
import type { DemoQuestion } from './questions.ts'
import { richText } from './rich-text.ts'

interface Surroundings {
  readonly clock: Clock
  readonly cover: string
  readonly reviewers: readonly string[]
}

/** A form as the builder would have saved it. */
export function contentOf(form: DemoForm, { clock, cover, reviewers }: Surroundings): FormContent {
  const { title, summary, when, language = 'tr' } = form
  const begun = emptyContent(language, title)
  const asked = form.questions.map((question) => ({ ...question, id: newId() }))
  return {
    ...begun,
    basics: {
      ...begun.basics,
      summary,
      body: richText(form.body),
      cover,
      tags: [...form.tags],
      quota: form.quota ?? null,
      amount: form.amount ?? null,
      workPlace: form.workPlace ?? null,
      workKind: form.workKind ?? null,
      cityIds: [...(form.cities ?? [])],
    },
    dates: datesOf(form, clock),
    eligibility: [...(form.who ?? [])],
    questions: asked.map((question) => questionOf(question, asked)),
    documents: form.documents.map(({ when: test, ...document }) => ({
      id: newId(),
      ...document,
      when: whenOf(test, asked),
    })),
    steps: form.steps.map(([name, from, until, note = '']) => ({ id: newId(), name, note, ...stepDates(from, until) })),
    reviewers: [...reviewers],
  }

  function stepDates(from: number, until: number): Pick<FormStep, 'startsAt' | 'endsAt'> {
    if (when.closes === null) return { startsAt: null, endsAt: null }
    const [starts, ends] = [clock.at(when.closes + from, '09:00'), clock.at(when.closes + until, '18:00')]
    return { startsAt: starts.toISOString(), endsAt: ends.toISOString() }
  }
}

function datesOf({ when, result }: DemoForm, clock: Clock) {
  const opens = when.state === 'Draft' ? null : when.opens
  return {
    opensAt: opens === null ? null : clock.at(opens, '09:00').toISOString(),
    closesAt: when.closes === null ? null : clock.at(when.closes).toISOString(),
    resultAt: when.closes === null || !result ? null : clock.at(when.closes + result, '18:00').toISOString(),
  }
}

type Asked = DemoQuestion & { readonly id: string }

function questionOf(question: Asked, all: readonly Asked[]): Question {
  const { id, kind, label, help = '', min = null, max = null, showIf, showIfAny, fact } = question
  const tests = showIf ?? showIfAny
  return {
    id,
    kind,
    label,
    help,
    required: kind !== 'page' && !question.optional,
    options: (question.options ?? []).map((option, at) => ({ id: optionId(at), label: option })),
    min,
    max,
    showIf: tests ? { all: showIf !== undefined, tests: tests.map((test) => testOf(test, all)) } : null,
    ...(fact ? { profileFact: fact } : {}),
  }
}

function whenOf(when: DemoDocument['when'], all: readonly Asked[]): DocumentWhen | null {
  if (!when) return null
  return 'key' in when ? { kind: 'answer', test: testOf(when, all) } : when
}

/** A choice is named by its words here and by its id there. */
function testOf({ key, is, value }: DemoTest, all: readonly Asked[]): AnswerTest {
  const question = all.find((one) => one.key === key)
  if (!question) throw new Error(`No question has the key "${key}"`)
  if (!question.options || typeof value !== 'string') return { questionId: question.id, is, value }
  const at = question.options.indexOf(value)
  if (at < 0) throw new Error(`"${question.label}" has no choice "${value}"`)
  return { questionId: question.id, is, value: optionId(at) }
}

const optionId = (at: number) => `choice-${at + 1}`
