import { ShieldAlert, ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { housings, incomeBands, parentStates, relativeKinds } from '#contract/candidates/candidate-facts.ts'
import { type Requirements, saveRequirements } from '#contract/candidates/candidate-profile.ts'
import { noRequirements } from '#contract/candidates/no-requirements.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useAnswer } from '#web/queries/page-queries.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { usePageForm } from '../../../forms/use-page-form.ts'
import { useMe } from '../../../session/store.ts'
import { requirements, useSaving } from '../own-profile.ts'
import { PartForm } from '../part-form.tsx'
import { Count, Note, OneOf, YesNo } from '../requirement-fields.tsx'
import type { SectionProps } from '../section-props.ts'
import { Why } from '../why.tsx'
import styles from './requirements-section.module.css'

const schema = async () => (await import('../schemas.ts')).Requirements

/** Questions of scholarships about need; all optional. */
export function RequirementsSection({ onSaved }: SectionProps) {
  const t = useTexts('student_dashboard')
  const { myId: candidateId } = useMe()
  const read = requirements(candidateId)
  const save = useSaving()
  const form = usePageForm<Requirements>({
    saved: useAnswer(read).requirements ?? noRequirements,
    load: schema,
    async save(values, was) {
      const now = await save(askInBrowser(saveRequirements, { candidateId, requirements: values, was }), read)
      onSaved?.()
      return now.requirements
    },
  })
  const { values } = form
  return (
    <PartForm form={form}>
      <Why icon={<ShieldCheck aria-hidden />}>{t('requirements.why')}</Why>
      <Group title={t('requirements.family')}>
        <Count form={form} name="siblings" max={30} label={t('requirements.siblings')} />
        <Count form={form} name="studyingSiblings" max={30} label={t('requirements.studyingSiblings')} />
        <Count form={form} name="householdSize" max={40} label={t('requirements.householdSize')} />
        <OneOf
          form={form}
          name="parents"
          label={t('requirements.parents')}
          choices={parentStates.map((value) => ({ value, label: t('requirements.parentState', { value }) }))}
        />
        <YesNo form={form} name="parentsTogether" label={t('requirements.parentsTogether')} />
        <OneOf
          form={form}
          name="relative"
          label={t('requirements.relative')}
          choices={relativeKinds.map((value) => ({ value, label: t('requirements.relativeKind', { value }) }))}
        />
      </Group>
      <Group title={t('requirements.living')}>
        <OneOf
          form={form}
          name="incomeBand"
          label={t('requirements.incomeBand')}
          help={t('requirements.incomeBand.help')}
          choices={incomeBands.map((value) => ({ value, label: t('requirements.income', { value }) }))}
        />
        <OneOf
          form={form}
          name="housing"
          label={t('requirements.housing')}
          choices={housings.map((value) => ({ value, label: t('requirements.housingKind', { value }) }))}
        />
        <YesNo form={form} name="works" label={t('requirements.works')} />
        <YesNo form={form} name="otherScholarship" label={t('requirements.otherScholarship')} />
        {values.otherScholarship && (
          <Note form={form} name="otherScholarshipNote" limit={500} label={t('requirements.otherScholarshipNote')} />
        )}
      </Group>
      <Group title={t('requirements.health')}>
        <Why icon={<ShieldAlert aria-hidden />}>{t('requirements.health.why')}</Why>
        <YesNo form={form} name="disabled" label={t('requirements.disabled')} />
        {values.disabled && (
          <>
            <Count
              form={form}
              name="disabilityPercent"
              max={100}
              after="%"
              label={t('requirements.disabilityPercent')}
              help={t('requirements.disabilityPercent.help')}
            />
            <Note form={form} name="disabilityNote" limit={500} label={t('requirements.disabilityNote')} />
          </>
        )}
        <YesNo form={form} name="chronicIllness" label={t('requirements.chronicIllness')} />
      </Group>
      <Group title={t('requirements.else')}>
        <Note form={form} name="note" limit={2000} label={t('requirements.note')} help={t('requirements.note.help')} />
      </Group>
    </PartForm>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.group}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}
