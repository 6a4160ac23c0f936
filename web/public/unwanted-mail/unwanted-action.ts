import { type ActionFunctionArgs, data, redirect } from 'react-router'
import { refusedFrom } from '#contract/outreach/outreach-facts.ts'
import { refuseMail, reportMail } from '#contract/outreach/unwanted-mail.ts'
import { type Refusal, refusalIn } from '../../forms/posted/refusal-in.ts'
import { pageRequest } from '../../queries/page-request.ts'

export interface FailedPress {
  /** The typed text, to show it again */
  readonly words: string
  readonly refusal: Refusal
}

/**
 * Unsubscribes, from our page or by a mail program's `List-Unsubscribe=One-Click` (RFC 8058), which is not redirected.
 */
export async function unwantedAction({ request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const token = tokenOf(request)
  const from = refusedFrom.find((known) => known === form.get('from')) ?? 'organization'
  const failed = await orFailed(context.get(pageRequest).ask(refuseMail, { token: token || '-', from }))
  if (failed) return failed
  return form.has('List-Unsubscribe') ? data(null) : redirect(addressOf('/unwanted-mail', token), 303)
}

/** Reports an e-mail, with or without a comment. */
export async function reportAction({ request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const token = tokenOf(request)
  const typed = form.get('words')
  const words = typeof typed === 'string' ? typed.replaceAll('\r\n', '\n').trim() : ''
  const failed = await orFailed(context.get(pageRequest).ask(reportMail, { token: token || '-', text: words }), words)
  return failed ?? redirect(addressOf('/report-mail', token), 303)
}

const tokenOf = (request: Request) => new URL(request.url).searchParams.get('token') ?? ''

const addressOf = (page: string, token: string) => `${page}?${new URLSearchParams({ token })}`

async function orFailed(asked: Promise<unknown>, words = '') {
  try {
    await asked
  } catch (error) {
    const refusal = await refusalIn(error)
    if (!refusal) throw error
    return data<FailedPress>({ words, refusal }, { status: refusal.status })
  }
}
