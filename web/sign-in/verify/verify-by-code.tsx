import { useSearchParams } from 'react-router'
import { PostAgain } from '../../forms/posted/post-again.tsx'
import { fieldOf, PostForm } from '../../forms/posted/post-form.tsx'
import type { Refused } from '../../forms/posted/posted.ts'
import { addresses } from '../../session/account-kind.ts'
import { keepingWayBack, kindGoing } from '../../session/way-back.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Link } from '../../ui/actions/link.tsx'
import { OtpInput } from '../../ui/fields/otp-input.tsx'
import { Column } from '../column.tsx'
import { CorrectAddress } from './correct-address.tsx'
import type { SentCode } from './verify-action.ts'

interface VerifyByCodeProps {
  readonly email: string
  readonly sent: SentCode | undefined
  readonly refused: Refused | undefined
}

export function VerifyByCode({ email, sent, refused }: VerifyByCodeProps) {
  const t = useTexts('logins')
  const [search] = useSearchParams()
  // The page that sent the first code says how long the next one has to wait.
  const wait = sent?.wait ?? (refused ? 0 : Math.min(Number(search.get('sent')) || 0, 120))
  const mayCorrect = search.has('correction')
  const isOfAddress = refused?.values.correct !== undefined && refused.values.correct !== ''
  const [ofCode, ofAddress] = isOfAddress ? [undefined, refused] : [refused, undefined]
  return (
    <Column
      title={t('verify.title')}
      lead={t('verify.sent', { email })}
      foot={
        <Link to={keepingWayBack(addresses[kindGoing('/verify', search)].signIn, search)}>{t('backToSignIn')}</Link>
      }
    >
      <PostForm refused={ofCode} labels={{ code: t('code') }} submit={t('verify.submit')}>
        <OtpInput {...fieldOf(ofCode)('code')} label={t('code')} help={t('spam')} autoFocus={!refused} />
      </PostForm>
      <PostForm>
        <PostAgain
          label={t('code.resend')}
          done={t('code.resent')}
          isDone={sent !== undefined}
          wait={wait}
          name="again"
          value="1"
        />
      </PostForm>
      {mayCorrect && <CorrectAddress email={email} refused={ofAddress} />}
    </Column>
  )
}
