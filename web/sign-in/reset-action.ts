import { type ActionFunctionArgs, data } from 'react-router'
import { type AccountKind, changePassword } from '#contract/accounts/accounts.ts'
import { orProblem, postedForm } from '../forms/posted/posted.ts'
import { tokenIn } from './reset-token.ts'
import { PasswordChoice } from './schemas.ts'

export async function resetAction(args: ActionFunctionArgs) {
  const { text, search, ask, check, refuse } = await postedForm(args, [])
  const kind = text('kind') === 'Company' ? 'Company' : 'Candidate'
  const given = check(
    PasswordChoice,
    { newPassword: text('newPassword'), repeatPassword: text('repeatPassword') },
    kind,
  )
  if (given.errors) return refuse(given)
  const { newPassword } = given.value
  const { value, problem } = await orProblem(ask(changePassword, { token: tokenIn(search), newPassword }))
  return value ? data<{ readonly changedFor: AccountKind }>({ changedFor: value.kind }) : refuse({ problem })
}
