import { ArrowLeft } from 'lucide-react'
import type { Ref } from 'react'
import { useSearchParams } from 'react-router'
import { may } from '#web/session/may.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { IconLink } from '#web/ui/actions/icon-button.tsx'
import { Avatar } from '#web/ui/data/avatar.tsx'
import { Badge } from '#web/ui/data/badge.tsx'
import { StatusBadge } from '../../desk/status-badge.tsx'
import { applicationsAddress } from '../../review-addresses.ts'
import { type Application, isRemoved } from './application-view.ts'
import { Dossier } from './dossier.tsx'
import { Place } from './neighbours/place.tsx'
import type { Neighbours } from './neighbours/use-neighbours.ts'
import styles from './page.module.css'

interface HeadProps {
  readonly application: Application
  readonly neighbours: Neighbours | undefined
  readonly heading: Ref<HTMLHeadingElement>
}

/** The sticky head of an application: the candidate, the status, and the position in the list. */
export function Head({ application, neighbours, heading }: HeadProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const [search] = useSearchParams()
  const reads = may(useMe(), 'Applications', 'read')
  const { formId, formTitle, number, profile, status, stepId, steps } = application
  const name = `${profile.name} ${profile.surname}`
  const step = steps.find((step) => step.id === stepId)
  return (
    <header className={styles.header}>
      {/* Members with write-only access open an application by its address, and see no lists. */}
      {reads && (
        <IconLink
          to={`${applicationsAddress(formId)}${search.size > 0 ? `?${search}` : ''}`}
          icon={<ArrowLeft />}
          label={t('backTo', { title: formTitle || t('forms.untitled') })}
        />
      )}
      <span className={styles.face}>
        <Avatar name={name} photo={profile.photo ?? undefined} size="small" named />
      </span>
      <h1 ref={heading} tabIndex={-1}>
        {name}
      </h1>
      <span className={styles.form}>{formTitle || t('forms.untitled')}</span>
      <span className={styles.number}>{number}</span>
      <span className={styles.badges}>
        <StatusBadge status={status} entry={application.entry?.state} />
        {step && (
          <span className={styles.step}>
            <Badge>{step.name}</Badge>
          </span>
        )}
      </span>
      <span className={styles.space} />
      {reads && !isRemoved(application) && <Dossier application={application} />}
      {neighbours && <Place neighbours={neighbours} />}
    </header>
  )
}
