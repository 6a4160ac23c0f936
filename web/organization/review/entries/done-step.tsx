import { useEffect, useRef } from 'react'
import { useTexts } from '#web/texts/texts.tsx'
import { ButtonLink } from '#web/ui/actions/button.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import { applicationsAddress, enterAddress } from '../../review-addresses.ts'
import styles from './entries.module.css'

/** Confirms the entry; its title takes the focus, because the pressed button is gone. */
export function DoneStep({ formId, count }: { formId: string; count: number }) {
  const t = useTexts('org_candidate_list_and_detail')
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <Stack gap={5}>
      <h2 ref={title} tabIndex={-1}>
        {t('enter.done.title', { count })}
      </h2>
      <p className={styles.lead}>{t('enter.done.detail', { count })}</p>
      <div className={styles.foot}>
        <ButtonLink to={enterAddress(formId)}>{t('enter.done.more')}</ButtonLink>
        <ButtonLink variant="primary" to={applicationsAddress(formId)}>
          {t('enter.done.list')}
        </ButtonLink>
      </div>
    </Stack>
  )
}
