import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { may } from '#web/session/may.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Avatar } from '#web/ui/data/avatar.tsx'
import { LazyAct } from '../../acts/lazy-act.tsx'
import type { ApplicationViewProps, PanelPart } from '../application-view.ts'
import styles from './panel.module.css'
import { Part } from './part.tsx'

export const assignedPart: PanelPart = { queries: () => [], Part: Assigned }

/** The members that the application is assigned to. */
function Assigned({ ids: { formId, appId }, application: { assigned, status, steps } }: ApplicationViewProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const me = useMe()
  const writes = may(me, 'Applications', 'write') && may(me, 'Applications', 'read') && status !== 'Withdrawn'
  const [isAssigning, setAssigning] = useState(false)
  if (assigned.length === 0 && !writes) return null
  return (
    <Part
      title={t('assigned')}
      action={
        writes && (
          <Button size="small" variant="quiet" icon={<UserPlus />} onClick={() => setAssigning(true)}>
            {t('act', { act: 'assign' })}
          </Button>
        )
      }
    >
      {assigned.length > 0 && (
        <ul className={styles.people}>
          {assigned.map(({ accountId, name }) => (
            <li key={accountId}>
              <Avatar name={name} size="small" named /> {name}
            </li>
          ))}
        </ul>
      )}
      {isAssigning && (
        <LazyAct
          act="assign"
          formId={formId}
          steps={steps}
          target={{ applicationIds: [appId] }}
          onClose={() => setAssigning(false)}
        />
      )}
    </Part>
  )
}
