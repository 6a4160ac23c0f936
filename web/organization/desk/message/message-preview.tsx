import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import type { Asked, Call } from '#contract/call.ts'
import type { Channel, previewMessage } from '#contract/mailings/mailings.ts'
import type { MessageTexts } from '#contract/mailings/message-texts.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { IconButton } from '#web/ui/actions/icon-button.tsx'
import { RetryNotice } from '#web/ui/feedback/retry-notice.tsx'
import { LoadingBlock } from '#web/ui/feedback/skeleton.tsx'
import styles from './message.module.css'

interface MessagePreviewProps {
  readonly call: Call
  /** Organization, form or community, and target, as the call takes them */
  readonly to: object
  readonly texts: MessageTexts
  readonly channels: readonly Channel[]
}

/** Previews the message for each recipient, one at a time. */
export function MessagePreview({ call, to, texts, channels }: MessagePreviewProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const [at, setAt] = useState(0)
  const input = { ...to, texts, channels: [...channels], at } as unknown as Asked<typeof previewMessage>
  const { data, error, refetch } = useQuery({
    queryKey: [call.path, input],
    queryFn: ({ signal }) => askInBrowser(call as typeof previewMessage, input, { signal, quiet: true }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
  if (error) return <RetryNotice onRetry={() => void refetch()}>{t('message.preview.failed')}</RetryNotice>
  if (!data) return <LoadingBlock />
  const { recipient, total } = data
  // `aria-disabled`, because a button that becomes `disabled` while focused loses the focus.
  const toPlace = (place: number) => ({
    'aria-disabled': place < 0 || place >= total,
    onClick: () => setAt(Math.min(Math.max(place, 0), total - 1)),
  })
  if (!recipient) return <p className={styles.quiet}>{t('message.preview.nobody')}</p>
  return (
    <section className={styles.preview} aria-label={t('message.mode.look')}>
      <header>
        <IconButton label={t('message.preview.previous')} icon={<ChevronLeft />} size="small" {...toPlace(at - 1)} />
        <p role="status">
          <strong>{recipient.name}</strong>
          <span className={styles.quiet}>
            {t('message.preview.place', { at: at + 1, total })} ·{' '}
            {t('message.language.name', { language: recipient.language })}
          </span>
        </p>
        <IconButton label={t('message.preview.next')} icon={<ChevronRight />} size="small" {...toPlace(at + 1)} />
      </header>
      <h3 lang={recipient.language}>{recipient.subject}</h3>
      <p className={styles.words} lang={recipient.language}>
        {recipient.text}
      </p>
      {recipient.sms && (
        <>
          <h4>SMS</h4>
          <p className={styles.words} lang={recipient.language}>
            {recipient.smsText}
          </p>
        </>
      )}
    </section>
  )
}
