import { useNavigate, useSearchParams } from 'react-router'
import { type AccountKind, issueToken } from '#contract/accounts/accounts.ts'
import { AskForm } from '../forms/ask-form.tsx'
import { isProblem } from '../forms/is-problem.ts'
import { useAskForm } from '../forms/use-ask-form.ts'
import { askInBrowser } from '../queries/ask-in-browser.ts'
import { addresses } from '../session/account-kind.ts'
import { keepingWayBack } from '../session/way-back.ts'
import { useTexts } from '../texts/texts.tsx'
import { Link } from '../ui/actions/link.tsx'
import { TextInput } from '../ui/fields/text-input.tsx'
import { EmailField } from './email-field.tsx'
import styles from './password-form.module.css'
import type { Challenge } from './second-factor-form.tsx'
import { useEnter } from './use-enter.ts'

const credentials = async () => (await import('./schemas.ts')).Credentials

interface PasswordFormProps {
  readonly kind: AccountKind
  readonly email: string
  /** The password was right, and the account wants a second factor. */
  readonly onChallenge: (challenge: Challenge) => void
}

export function PasswordForm({ kind, email, onChallenge }: PasswordFormProps) {
  const t = useTexts('logins')
  const enter = useEnter()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const form = useAskForm(credentials, kind, async (values) => {
    try {
      await enter(await askInBrowser(issueToken, { grantType: 'password', kind, ...values }))
    } catch (error) {
      if (isProblem(error, 'pR8Lrb') && error.problem.secondFactor) {
        const { detail, secondFactor } = error.problem
        return onChallenge({ ...values, sentTo: detail, secondFactor })
      }
      if (isProblem(error, 'Ee81rb')) return navigate(keepingWayBack('/verify', search, { email: values.email }))
      throw error
    }
  })
  return (
    <AskForm form={form} submit={t('signIn.submit')}>
      <EmailField {...form.field('email')} defaultValue={email} />
      <div className={styles.password}>
        <TextInput {...form.field('password')} type="password" label={t('password')} autoComplete="current-password" />
        <Link to={keepingWayBack(addresses[kind].forgot, search)} className={styles.forgot}>
          {t('signIn.forgot')}
        </Link>
      </div>
    </AskForm>
  )
}
