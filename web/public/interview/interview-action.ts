import { type ActionFunctionArgs, data, redirect } from 'react-router'
import { answerInterviewLink } from '#contract/interviews/interview-link.ts'
import { type Refusal, refusalIn } from '../../forms/posted/refusal-in.ts'
import { pageRequest } from '../../queries/page-request.ts'

export interface FailedAnswer {
  readonly answer: 'accept' | 'decline' | 'reschedule'
  /** The typed text, to show it again */
  readonly wish: string
  readonly refusal: Refusal
}

/** Reads an answer as browsers post it without script. */
export async function interviewAction({ request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const answer = answers.find((known) => known === text('answer')) ?? 'accept'
  const slotId = text('slotId')
  const wish = text('wish').replaceAll('\r\n', '\n').trim()
  try {
    await context.get(pageRequest).ask(answerInterviewLink, {
      token: token || '-',
      answer,
      wish,
      ...(answer === 'accept' && slotId !== '' && { slotId }),
    })
  } catch (error) {
    const refusal = await refusalIn(error)
    if (!refusal) throw error
    return data<FailedAnswer>({ answer, wish, refusal }, { status: refusal.status })
  }
  return redirect(`/interview?${new URLSearchParams({ token })}`, 303)
}

const answers = ['accept', 'decline', 'reschedule'] as const
