import type { AnswerTest, DocumentWhen, FormContent, Question } from '#contract/forms/form-content.ts'
import type { FormTemplate } from '#contract/forms/form-templates.ts'
import { newId } from '#platform/ids.ts'
import { cleanRichText } from '#platform/rich-text.ts'
import type { Language } from '#platform/text/locales.ts'
import type { Starter, StarterDocument, StarterQuestion, StarterTest, Text } from './starter.ts'

export function describeStarter(
  { id, type, name, about, questions, documents, steps }: Starter,
  language: Language,
): FormTemplate {
  const say = inLanguage(language)
  return {
    id,
    type,
    name: say(name),
    summary: say(about),
    own: false,
    counts: {
      questions: questions.filter(({ kind }) => kind !== 'page').length,
      documents: documents.length,
      steps: steps?.length ?? 4,
    },
  }
}

/** A starter's content in the language of the form, with new ids each time. */
export function starterContent(starter: Starter, begun: FormContent): FormContent {
  const say = inLanguage(begun.basics.language)
  const { summary, body, tags, ...facts } = starter.basics
  const ids = new Map(starter.questions.map((question) => [question.key ?? question, newId()]))
  const step = (name: Text) => ({ id: newId(), name: say(name), note: '', startsAt: null, endsAt: null })
  return {
    ...begun,
    basics: { ...begun.basics, ...facts, summary: say(summary), body: cleanRichText(say(body)), tags: tags.map(say) },
    eligibility: [...(starter.eligibility ?? [])],
    questions: starter.questions.map((question) => questionOf(question, ids, say)),
    documents: starter.documents.map((document) => ({
      id: newId(),
      documentTypeId: document.type,
      required: document.required ?? true,
      note: document.note ? say(document.note) : '',
      when: whenOf(document.when, ids),
    })),
    steps: starter.steps ? starter.steps.map(step) : begun.steps,
  }
}

type Say = (text: Text) => string
type Ids = ReadonlyMap<string | StarterQuestion, string>

const inLanguage =
  (language: Language): Say =>
  ([tr, en]) =>
    language === 'tr' ? tr : en

function questionOf(question: StarterQuestion, ids: Ids, say: Say): Question {
  const { key, kind, label, help, required = kind !== 'page', options = {}, min = null, max = null, showIf } = question
  return {
    id: idOf(key ?? question, ids),
    kind,
    label: say(label),
    help: help ? say(help) : '',
    required,
    options: Object.entries(options).map(([id, text]) => ({ id, label: say(text) })),
    min,
    max,
    showIf: showIf ? { all: true, tests: showIf.map((test) => testOf(test, ids)) } : null,
  }
}

function whenOf(when: StarterDocument['when'], ids: Ids): DocumentWhen | null {
  if (!when) return null
  return 'key' in when ? { kind: 'answer', test: testOf(when, ids) } : when
}

const testOf = ({ key, is, value }: StarterTest, ids: Ids): AnswerTest => ({ questionId: idOf(key, ids), is, value })

function idOf(of: string | StarterQuestion, ids: Ids) {
  const id = ids.get(of)
  if (!id) throw new Error(`No question of the template has the key "${String(of)}"`)
  return id
}
