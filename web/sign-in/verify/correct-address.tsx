import { meantAddress } from '#contract/fields/meant-address.ts'
import { fieldOf, PostForm } from '../../forms/posted/post-form.tsx'
import type { Refused } from '../../forms/posted/posted.ts'
import { useKindGoing } from '../../session/way-back.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { EmailField } from '../email-field.tsx'
import styles from './correct-address.module.css'

/** For an address that was mistyped: the one that was probably meant by one press, any other by typing it. */
export function CorrectAddress({ email, refused }: { email: string; refused: Refused | undefined }) {
  const t = useTexts('logins')
  const kind = useKindGoing()
  const meant = meantAddress(email)
  const typed = { ...fieldOf(refused)('email'), ...(!refused && { defaultValue: email }) }
  return (
    <>
      {meant !== undefined && !refused && (
        <PostForm>
          <input type="hidden" name="email" value={meant} />
          <Notice
            tone="warning"
            title={t(kind === 'Company' ? 'email.company.meant' : 'email.candidate.meant', {
              domain: meant.slice(meant.lastIndexOf('@') + 1),
            })}
            actions={
              <Button type="submit" name="correct" value="1" waits>
                {t('email.meant.yes', { email: meant })}
              </Button>
            }
          />
        </PostForm>
      )}
      <details className={styles.correct} open={refused !== undefined}>
        <summary>{t('verify.correct')}</summary>
        <PostForm refused={refused} labels={{ email: t('label.email') }} submit={t('verify.correct.submit')}>
          <input type="hidden" name="correct" value="1" />
          <EmailField {...typed} />
        </PostForm>
      </details>
    </>
  )
}
