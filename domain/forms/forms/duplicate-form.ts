import type { Input } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { Form } from '#contract/forms/company-forms.ts'
import type { FormContent } from '#contract/forms/form-content.ts'
import type { duplicateForm as call } from '#contract/forms/form-states.ts'
import { nextTerm } from '#contract/forms/next-term.ts'
import { database } from '#database/connection.ts'
import { newId } from '#platform/ids.ts'
import { translate } from '#platform/texts.ts'
import { freshContent } from './content/fresh-content.ts'
import { beginForm } from './create-form.ts'
import { formOf } from './own-form.ts'

export async function duplicateForm(caller: Caller, input: Input<typeof call>): Promise<Form> {
  const { companyId, formId, id = newId(), newTerm = false } = input
  const { type, content, unconfirmed, keptMonths } = await formOf(database(), { companyId, formId })
  return beginForm(caller, {
    id,
    companyId,
    type,
    content: newTerm ? nextTermOf(content) : copyOf(content),
    unconfirmed,
    event: 'duplicated',
    keptMonths,
  })
}

function copyOf(content: FormContent): FormContent {
  const { language, title } = content.basics
  // A very long title is cut, so that the word that marks the copy fits.
  const copied = translate(language, 'forms.copy', { title: title.slice(0, 130).replace(halfLetter, '') })
  return {
    ...freshContent(content),
    basics: { ...content.basics, title: copied },
    dates: { opensAt: null, closesAt: null, resultAt: null },
  }
}

/** The same form for the next term: only its dates and the years in its title change. */
function nextTermOf(content: FormContent): FormContent {
  const { title, dates, steps } = nextTerm(content, Date.now())
  const fresh = freshContent(content)
  return {
    ...fresh,
    basics: { ...content.basics, title },
    dates,
    // The ids are new; freshContent keeps the order.
    steps: fresh.steps.map((step, at) => ({
      ...step,
      startsAt: steps[at]?.startsAt ?? null,
      endsAt: steps[at]?.endsAt ?? null,
    })),
  }
}

/** The first half of an emoji (a lone surrogate) that was cut in two, which PostgreSQL refuses. */
const halfLetter = /\p{Cs}$/u
