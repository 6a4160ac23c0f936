import { type ActionFunctionArgs, data, redirect } from 'react-router'
import { sendContactMessage } from '#contract/contact.ts'
import { contactTopics } from '#contract/forms/form-facts.ts'
import { type Refusal, refusalIn } from '../../forms/posted/refusal-in.ts'
import { pageRequest } from '../../queries/page-request.ts'

/** The typed values, to show them again. */
export interface ContactValues {
  readonly name: string
  readonly email: string
  readonly topic: string
  readonly message: string
  readonly website: string
  readonly began: string
}

export interface FailedContact {
  readonly values: ContactValues
  readonly refusal: Refusal
}

/** Reads the form as browsers post it without script. */
export async function contactAction({ request, context }: ActionFunctionArgs) {
  const values = valuesIn(await request.formData())
  const topic = contactTopics.find((known) => known === values.topic) ?? 'other'
  try {
    await context.get(pageRequest).ask(sendContactMessage, { ...values, topic })
  } catch (error) {
    const refusal = await refusalIn(error)
    if (!refusal) throw error
    // A proof from a cached page may be too old: the form gets a new one, or it would be refused for ever.
    const kept = refusal.code === 'contact.tooFast' ? { ...values, began: '' } : values
    return data<FailedContact>({ values: kept, refusal }, { status: refusal.status })
  }
  return redirect('/contact-us?sent=1', 303)
}

function valuesIn(form: FormData): ContactValues {
  const text = (name: keyof ContactValues) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  return {
    name: text('name'),
    email: text('email').trim(),
    topic: text('topic'),
    message: text('message').replaceAll('\r\n', '\n'),
    website: text('website'),
    began: text('began'),
  }
}
