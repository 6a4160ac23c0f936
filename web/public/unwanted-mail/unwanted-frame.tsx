import type { ReactNode } from 'react'
import type { UnwantedMail } from '#contract/outreach/unwanted-mail.ts'
import { PageHead } from '../../page/page-head.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Container } from '../../ui/layout/container.tsx'
import styles from './page.module.css'
import type { FailedPress } from './unwanted-action.ts'

interface UnwantedFrameProps {
  readonly title: string
  readonly mail: UnwantedMail | null
  readonly failed: FailedPress | undefined
  readonly children: ReactNode
}

/** The e-mail concerned, and a failure. */
export function UnwantedFrame({ title, mail, failed, children }: UnwantedFrameProps) {
  const t = useTexts('contact_us')
  return (
    <Container width="form" className={styles.page}>
      <PageHead title={`${title} · Köprü`} />
      <header>
        <h1>{title}</h1>
        <p className={styles.lead}>
          {mail ? t('unwanted.lead', { companyName: mail.companyName, subject: mail.subject }) : t('unwanted.unknown')}
        </p>
      </header>
      {failed && mail && (
        <Notice tone="danger">
          {failed.refusal.code === 'accounts.tooManyTries' ? t('unwanted.tooMany') : t('unwanted.failed')}
        </Notice>
      )}
      {children}
    </Container>
  )
}
