import { useSearchParams } from 'react-router'
import { PostForm } from '../../forms/posted/post-form.tsx'
import type { Refused } from '../../forms/posted/posted.ts'
import { keepingWayBack } from '../../session/way-back.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Link } from '../../ui/actions/link.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Column } from '../column.tsx'

/** Requires a press of the button: mail scanners open every link, and would use it up. */
export function VerifyByLink({ refused }: { refused: Refused | undefined }) {
  const t = useTexts('logins')
  const [search] = useSearchParams()
  const isSpent = refused?.problem?.code === 'accounts.wrongCode'
  return (
    <Column
      title={t('verify.title')}
      lead={t('verify.link.lead')}
      foot={
        <>
          <span>{t('verify.link.broken')}</span>
          <Link to={keepingWayBack('/verify', search)}>{t('verify.link.newCode')}</Link>
        </>
      }
    >
      {isSpent ? (
        <Notice tone="danger" live title={t('verify.link.spent.title')}>
          <p>{t('verify.link.spent.detail')}</p>
        </Notice>
      ) : (
        <PostForm refused={refused} submit={t('verify.link.submit')} />
      )}
    </Column>
  )
}
