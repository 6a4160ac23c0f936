import { Eye } from 'lucide-react'
import { useState } from 'react'
import type { Output } from '#contract/call.ts'
import { readSensitive } from '#contract/review/company-application.ts'
import { useAct } from '#web/forms/use-act.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { DescriptionList } from '#web/ui/data/description-list.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import styles from '../page.module.css'
import { useRequirements } from './use-requirements.ts'

type Read = Output<typeof readSensitive>

/** Sensitive data of the candidate: loaded on demand; each access is recorded in a history that the candidate sees. */
export function Sensitive({ formId, appId }: { formId: string; appId: string }) {
  const t = useTexts('org_candidate_list_and_detail')
  const { myId: companyId } = useMe()
  const [read, setRead] = useState<Read>()
  const { act, busy, failed } = useAct({ changes: 'sensitiveReadings' })
  const show = () => act(() => askInBrowser(readSensitive, { companyId, formId, appId }), setRead)

  return (
    <Card as="section">
      <h3>{t('sensitive.title')}</h3>
      {read ? (
        <Shown read={read} />
      ) : (
        <div className={styles.sensitive}>
          <p className={styles.quiet}>{t('sensitive.detail')}</p>
          <Button icon={<Eye />} onClick={() => void show()} loading={busy}>
            {t('sensitive.show')}
          </Button>
          {failed && (
            <Notice live tone="danger" title={failed.problem?.title ?? t('sensitive.failed')}>
              <p>{failed.problem?.detail ?? t('sensitive.failed.detail')}</p>
            </Notice>
          )}
        </div>
      )}
    </Card>
  )
}

function Shown({ read: { tckn, requirements } }: { read: Read }) {
  const t = useTexts('org_candidate_list_and_detail')
  const words = useRequirements()
  return (
    <div role="status">
      <DescriptionList
        items={[
          ...(tckn === null ? [] : [{ term: t('sensitive.tckn'), detail: tckn }]),
          ...(requirements ? words(requirements) : []),
        ]}
      />
    </div>
  )
}
