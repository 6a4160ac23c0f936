import {
  addCertificate,
  type Certificate,
  changeCertificate,
  removeCertificate,
} from '#contract/candidates/candidate-background.ts'
import { formatDate } from '#platform/text/dates.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useAnswer } from '#web/queries/page-queries.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { DateField } from '../../../forms/date-field.tsx'
import { useLanguage } from '../../../place.tsx'
import { useMe } from '../../../session/store.ts'
import { KeptList } from '../kept-list.tsx'
import { certificates, keepIn } from '../own-profile.ts'
import { PartForm } from '../part-form.tsx'
import type { SectionProps } from '../section-props.ts'
import { type EntryFormProps, useEntryForm } from '../use-entry-form.ts'

const schema = async () => (await import('../schemas.ts')).Certificate

export function CertificatesSection({ onSaved }: SectionProps) {
  const t = useTexts('student_dashboard')
  const language = useLanguage()
  const { myId: candidateId } = useMe()
  const list = certificates(candidateId)
  return (
    <KeptList
      list="certificates"
      items={useAnswer(list).items}
      words={{
        add: t('certificates.add'),
        edit: t('certificates.edit'),
        emptyTitle: t('certificates.empty.title'),
        empty: t('certificates.empty'),
      }}
      row={({ name, issuer, issuedOn, expiresOn, reference }) => ({
        title: name,
        lines: [
          issuer,
          issuedOn && t('certificates.issued', { day: formatDate(issuedOn, language) }),
          expiresOn && t('certificates.expires', { day: formatDate(expiresOn, language) }),
          reference,
        ],
      })}
      form={(props) => <CertificateForm {...props} />}
      remove={({ id }) => keepIn('certificates', askInBrowser(removeCertificate, { candidateId, id }))}
      onSaved={onSaved}
    />
  )
}

function CertificateForm(entry: EntryFormProps<Certificate>) {
  const t = useTexts('student_dashboard')
  const form = useEntryForm({
    entry,
    list: 'certificates',
    saved: entry.item ? certificateOf(entry.item) : nothing,
    load: schema,
    add: (input) => askInBrowser(addCertificate, input),
    change: (input) => askInBrowser(changeCertificate, input),
  })
  const { values, set, field } = form
  return (
    <PartForm form={form} onCancel={entry.onCancel}>
      <TextInput
        {...field('name')}
        label={t('certificates.name')}
        value={values.name}
        onChange={(event) => set({ name: event.currentTarget.value })}
      />
      <TextInput
        {...field('issuer')}
        label={t('certificates.issuer')}
        value={values.issuer}
        onChange={(event) => set({ issuer: event.currentTarget.value })}
      />
      <DateField
        {...field('issuedOn')}
        optional
        label={t('certificates.issuedOn')}
        value={values.issuedOn}
        onChange={(issuedOn) => set({ issuedOn })}
      />
      <DateField
        {...field('expiresOn')}
        optional
        label={t('certificates.expiresOn')}
        help={t('certificates.expiresOn.help')}
        value={values.expiresOn}
        onChange={(expiresOn) => set({ expiresOn })}
      />
      <TextInput
        {...field('reference')}
        optional
        label={t('certificates.reference')}
        help={t('certificates.reference.help')}
        value={values.reference}
        onChange={(event) => set({ reference: event.currentTarget.value })}
      />
    </PartForm>
  )
}

const nothing: Omit<Certificate, 'id'> = { name: '', issuer: '', issuedOn: null, expiresOn: null, reference: '' }

const certificateOf = ({ id: _, ...rest }: Certificate) => rest
