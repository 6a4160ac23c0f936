import { useSearchParams } from 'react-router'
import type { AccountKind } from '#contract/accounts/accounts.ts'
import { fieldOf, PostForm } from '../forms/posted/post-form.tsx'
import type { Refused } from '../forms/posted/posted.ts'
import { addresses } from '../session/account-kind.ts'
import { keepingWayBack } from '../session/way-back.ts'
import { useTexts } from '../texts/texts.tsx'
import { Link } from '../ui/actions/link.tsx'
import { TextInput } from '../ui/fields/text-input.tsx'
import { EmailField } from './email-field.tsx'
import styles from './password-form.module.css'

interface PasswordFormProps {
  readonly kind: AccountKind
  readonly refused: Refused | undefined
}

export function PasswordForm({ kind, refused }: PasswordFormProps) {
  const t = useTexts('logins')
  const [search] = useSearchParams()
  const field = fieldOf(refused)
  return (
    <PostForm
      refused={refused}
      labels={{ email: t('label.email'), password: t('password') }}
      submit={t('signIn.submit')}
    >
      {/* The browser offers its passkeys in this field (`offerPasskeys`), and then posts this form without a password. */}
      <input type="hidden" name="passkey" data-passkey-entry />
      <EmailField {...field('email')} autoComplete="username webauthn" />
      <div className={styles.password}>
        <TextInput {...field('password')} type="password" label={t('password')} autoComplete="current-password" />
        <Link to={keepingWayBack(addresses[kind].forgot, search)} className={styles.forgot}>
          {t('signIn.forgot')}
        </Link>
      </div>
    </PostForm>
  )
}
