import type { FormContent } from '#contract/forms/form-content.ts'
import { newId } from '#platform/ids.ts'
import type { Language } from '#platform/text/locales.ts'
import { translate } from '#platform/texts.ts'

/** The content of a new form: its title, the usual steps of a review, and messages that can be sent as they are. */
export function emptyContent(language: Language, title: string): FormContent {
  const say = (key: string) => translate(language, key)
  return {
    basics: {
      title,
      summary: '',
      body: '',
      language,
      cover: null,
      tags: [],
      quota: null,
      amount: null,
      workPlace: null,
      workKind: null,
      cityIds: [],
    },
    dates: { opensAt: null, closesAt: null, resultAt: null },
    eligibility: [],
    questions: [],
    documents: [],
    steps: usualSteps.map((key) => ({ id: newId(), name: say(key), note: '', startsAt: null, endsAt: null })),
    reviewers: [],
    messages: {
      received: { on: true, subject: say('forms.received.subject'), text: say('forms.received.text') },
      unfinished: { on: true, subject: say('forms.unfinished.subject'), text: say('forms.unfinished.text') },
    },
    texts: [],
  }
}

const usualSteps = [
  'forms.steps.preEvaluation',
  'forms.steps.documentCheck',
  'forms.steps.interview',
  'forms.steps.finalEvaluation',
]
