import type { SnapshotProfile } from '#contract/applications/snapshot.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Tag } from '#web/ui/data/tag.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import styles from '../page.module.css'
import { usePeriod } from './use-period.ts'

/** Experiences, certificates and competencies; empty ones are left out. */
export function Background({ profile: { experiences, certificates, competencies } }: { profile: SnapshotProfile }) {
  const t = useTexts('org_candidate_list_and_detail')
  const period = usePeriod()
  return (
    <>
      {experiences.length > 0 && (
        <Card as="section">
          <h3>{t('profile.experiences')}</h3>
          <ul className={styles.entries}>
            {experiences.map((experience) => (
              <li key={experience.id}>
                <h4>{experience.position}</h4>
                <p>{experience.organization}</p>
                <p className={styles.quiet}>
                  {[
                    t('profile.experience', { kind: experience.kind }),
                    ...(experience.cityName ? [experience.cityName] : []),
                    ...period(experience.startedOn, experience.endedOn, true),
                  ].join('\u00a0· ')}
                </p>
                {experience.description !== '' && <p className={styles.prose}>{experience.description}</p>}
              </li>
            ))}
          </ul>
        </Card>
      )}
      {certificates.length > 0 && (
        <Card as="section">
          <h3>{t('profile.certificates')}</h3>
          <ul className={styles.entries}>
            {certificates.map((certificate) => (
              <li key={certificate.id}>
                <h4>{certificate.name}</h4>
                <p className={styles.quiet}>
                  {[
                    certificate.issuer,
                    ...period(certificate.issuedOn, certificate.expiresOn),
                    ...(certificate.reference ? [certificate.reference] : []),
                  ].join('\u00a0· ')}
                </p>
              </li>
            ))}
          </ul>
        </Card>
      )}
      {competencies.length > 0 && (
        <Card as="section">
          <h3>{t('profile.competencies')}</h3>
          <ul className={styles.tags}>
            {competencies.map(({ id, content, level }) => (
              <li key={id}>
                <Tag>{level ? t('profile.competency', { content, level }) : content}</Tag>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  )
}
