import { type ActionFunctionArgs, redirect } from 'react-router'
import { signUpCandidate, signUpCompany } from '#contract/accounts/accounts.ts'
import { orProblem, postedForm } from '../forms/posted/posted.ts'
import { kindAt } from '../session/account-kind.ts'
import { keepingWayBack, wayOfKind, wayOn } from '../session/way-back.ts'
import { CandidateSignUp, CompanySignUp } from './schemas.ts'

/** Every sign-up goes on at verification, also one that was begun before and left unfinished. */
export async function signUpAction(args: ActionFunctionArgs) {
  const kept = ['companyName', 'name', 'surname', 'email', 'termsAccepted', 'noticeRead']
  const { text, isTicked, pathname, search, ask, check, refuse } = await postedForm(args, kept)
  const kind = kindAt(pathname)
  const way = wayOfKind(kind, search)
  const person = {
    name: text('name'),
    surname: text('surname'),
    email: text('email'),
    password: text('password'),
    termsAccepted: isTicked('termsAccepted'),
    noticeRead: isTicked('noticeRead'),
    ...wayOn(way),
  }
  const send = () => {
    if (kind === 'Candidate') {
      const given = check(CandidateSignUp, person, kind)
      return given.errors ? given : orProblem(ask(signUpCandidate, given.value))
    }
    const given = check(CompanySignUp, { companyName: text('companyName'), ...person }, kind)
    return given.errors ? given : orProblem(ask(signUpCompany, given.value))
  }
  const sent = await send()
  if ('errors' in sent && sent.errors) return refuse({ errors: sent.errors })
  const problem = 'problem' in sent ? sent.problem : undefined
  if (problem && problem.code !== 'fC3LnL') return refuse({ problem })
  const wait = 'value' in sent && sent.value ? { sent: String(sent.value.resendAfterSeconds) } : {}
  const email = person.email.trim().toLowerCase()
  return redirect(keepingWayBack('/verify', way, { email, ...wait }), 303)
}
