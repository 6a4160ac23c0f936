import { type ActionFunctionArgs, redirect } from 'react-router'
import { signUpCandidate, signUpCompany } from '#contract/accounts/accounts.ts'
import { meantAddress } from '#contract/fields/meant-address.ts'
import { orProblem, postedForm } from '../forms/posted/posted.ts'
import { kindAt } from '../session/account-kind.ts'
import { keepingWayBack, wayOfKind, wayOn } from '../session/way-back.ts'
import { addressChoice } from './address-choice.ts'
import { CandidateSignUp, CompanySignUp } from './schemas.ts'
import { afterSending } from './verify/after-sending.ts'

const kept = ['companyName', 'name', 'surname', 'termsAccepted', 'noticeRead', addressChoice]

/** Every sign-up goes on at verification, also one that was begun before and left unfinished. */
export async function signUpAction(args: ActionFunctionArgs) {
  const { text, isTicked, pathname, search, ask, check, refuse } = await postedForm(args, [])
  const kind = kindAt(pathname)
  const way = wayOfKind(kind, search)
  const typed = text('email')
  const meant = meantAddress(typed)
  const choice = text(addressChoice)
  const person = {
    name: text('name'),
    surname: text('surname'),
    email: choice === 'meant' && meant !== undefined ? meant : typed,
    password: text('password'),
    termsAccepted: isTicked('termsAccepted'),
    noticeRead: isTicked('noticeRead'),
    ...wayOn(way),
  }
  // Once one of the two was chosen, the other is not asked about again.
  const values = { ...Object.fromEntries(kept.map((name) => [name, text(name)])), email: person.email }
  const asked = choice === '' ? meant : undefined
  const send = () => {
    if (kind === 'Candidate') {
      const given = check(CandidateSignUp, person, kind)
      return given.errors ? given : asked === undefined && orProblem(ask(signUpCandidate, given.value))
    }
    const given = check(CompanySignUp, { companyName: text('companyName'), ...person }, kind)
    return given.errors ? given : asked === undefined && orProblem(ask(signUpCompany, given.value))
  }
  const sent = await send()
  // Nothing is sent to an address that looks like a slip before its owner was asked.
  if (!sent) return refuse({ values, meant: asked })
  if ('errors' in sent && sent.errors) return refuse({ values, errors: sent.errors, meant: asked })
  const problem = 'problem' in sent ? sent.problem : undefined
  if (problem && problem.code !== 'fC3LnL') return refuse({ values, problem })
  const wait = 'value' in sent && sent.value ? afterSending(sent.value) : {}
  const email = person.email.trim().toLowerCase()
  return redirect(keepingWayBack('/verify', way, { email, ...wait }), 303)
}
