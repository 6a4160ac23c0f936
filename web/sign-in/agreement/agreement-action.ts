import { type ActionFunctionArgs, redirect } from 'react-router'
import { signOut } from '#contract/accounts/accounts.ts'
import { agree } from '#contract/accounts/legal.ts'
import { orProblem, postedForm } from '../../forms/posted/posted.ts'
import { addresses } from '../../session/account-kind.ts'
import { signInFor } from '../../session/sign-in-for.ts'
import { wayBack } from '../../session/way-back.ts'

/** Agrees and goes on, or signs out, as browsers send it without script. */
export async function agreementAction(args: ActionFunctionArgs) {
  const { text, search, ask, refuse } = await postedForm(args, [])
  if (text('act') === 'leave') {
    const { problem } = await orProblem(ask(signOut, {}))
    // A session that has ended meanwhile is as good as signed out.
    return problem && problem.status !== 401 ? refuse({ problem }) : redirect('/', 303)
  }
  const { problem } = await orProblem(ask(agree, { name: 'terms', version: text('version') }))
  // Who has no session any more signs in, and is asked again.
  if (problem?.status === 401) return redirect(signInFor(wayBack(search, addresses.Candidate.home)), 303)
  if (problem) return refuse({ problem })
  return redirect(wayBack(search), 303)
}
