import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import { mostFiles, mostWhereAllowed } from '#contract/applying/most-files.ts'
import { documentName } from '#contract/forms/document-name.ts'
import type { DocumentWhen, FormDocument } from '#contract/forms/form-content.ts'
import { otherDocumentType } from '#contract/forms/form-facts.ts'
import { NumberField } from '#web/forms/number-field.tsx'
import { Lazy } from '#web/loading/lazy.tsx'
import { useLanguage } from '#web/place.tsx'
import { useDocumentTypes } from '#web/queries/reference.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { IconButton } from '#web/ui/actions/icon-button.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { Switch } from '#web/ui/fields/switch.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Cluster, Stack } from '#web/ui/layout/layout.tsx'
import styles from '../eligibility/eligibility-part.module.css'
import { AnswerTestField, emptyTest } from '../questions/answer-test-field.tsx'
import { useBuilder, usePart } from '../use-builder.ts'

const loadBlank = () => import('./blank-form-field.tsx')

interface DocumentCardProps {
  readonly document: FormDocument
  readonly at: number
  readonly onChange: (change: Partial<FormDocument>) => void
  readonly last: boolean
  readonly onMove: (by: 1 | -1) => void
  readonly onRemove: (name: string) => void
}

export function DocumentCard({ document, at, last, onChange, onMove, onRemove }: DocumentCardProps) {
  const t = useTexts('org_forms')
  const language = useLanguage()
  const types = useDocumentTypes()
  const { id: formId } = useBuilder().form
  const type = types.find(({ id }) => id === document.documentTypeId)
  const name = documentName(namedBy(document), language, type?.name ?? '…')
  const id = `documents.${at}`
  return (
    <Card as="section" aria-label={name} id={id}>
      <Stack gap={3}>
        <div className={styles.head}>
          <h3>{name}</h3>
          <Cluster gap={1}>
            <IconButton
              label={t('moveUp', { name })}
              icon={<ArrowUp />}
              disabled={at === 0}
              onClick={() => onMove(-1)}
            />
            <IconButton
              label={t('moveDown', { name })}
              icon={<ArrowDown />}
              disabled={last}
              onClick={() => onMove(1)}
            />
            <IconButton label={t('ui.remove.of', { name })} icon={<Trash2 />} onClick={() => onRemove(name)} />
          </Cluster>
        </div>
        {document.documentTypeId === otherDocumentType && (
          <NameFields id={`${id}.ownName`} document={document} onChange={onChange} />
        )}
        <Switch
          label={t('question.required')}
          checked={document.required}
          onChange={({ target }) => onChange({ required: target.checked })}
        />
        {type?.multiple ? (
          <p className={styles.quiet}>{t('documents.several.always', { most: mostFiles })}</p>
        ) : (
          <Switch
            label={t('documents.several')}
            help={t('documents.several.help', { most: mostWhereAllowed })}
            checked={document.several ?? false}
            onChange={({ target }) => onChange({ several: target.checked })}
          />
        )}
        <TextInput
          id={`${id}.note`}
          label={t('documents.note')}
          optional
          maxLength={500}
          value={document.note}
          onChange={({ target }) => onChange({ note: target.value })}
        />
        <Lazy load={loadBlank}>
          {({ BlankFormField }) => (
            <BlankFormField
              id={`${id}.blank`}
              formId={formId}
              documentId={document.id}
              blank={document.blank ?? null}
              onChange={(blank) => onChange({ blank })}
            />
          )}
        </Lazy>
        <WhenFields id={`${id}.when`} when={document.when} onChange={(when) => onChange({ when })} />
      </Stack>
    </Card>
  )
}

/** A name that is still empty counts as none. */
const namedBy = ({ ownName }: FormDocument) => ({ ownName: ownName?.tr.trim() ? ownName : null })

interface NameFieldsProps {
  readonly id: string
  readonly document: FormDocument
  readonly onChange: (change: Partial<FormDocument>) => void
}

/** The organization's own name for a document of the type "other". */
function NameFields({ id, document: { ownName }, onChange }: NameFieldsProps) {
  const t = useTexts('org_forms')
  const { tr, en } = ownName ?? { tr: '', en: '' }
  return (
    <>
      <TextInput
        id={`${id}.tr`}
        label={t('documents.name')}
        help={t('documents.name.help')}
        optional
        maxLength={80}
        value={tr}
        onChange={({ target }) => onChange({ ownName: { tr: target.value, en } })}
      />
      {tr.trim() !== '' && (
        <TextInput
          id={`${id}.en`}
          label={t('documents.nameEn')}
          optional
          maxLength={80}
          value={en}
          onChange={({ target }) => onChange({ ownName: { tr, en: target.value } })}
        />
      )}
    </>
  )
}

const beginnings: Record<string, DocumentWhen> = {
  answer: { kind: 'answer', test: emptyTest },
  disabled: { kind: 'disabled' },
  classAbove: { kind: 'classAbove', year: 1 },
}

interface WhenFieldsProps {
  readonly id: string
  readonly when: DocumentWhen | null
  readonly onChange: (when: DocumentWhen | null) => void
}

/** Whether all applicants need the document, or only those that meet a condition. */
function WhenFields({ id, when, onChange }: WhenFieldsProps) {
  const t = useTexts('org_forms')
  const [questions] = usePart('questions')
  const askable = questions.filter(({ kind }) => kind !== 'page' && kind !== 'file')
  return (
    <Stack gap={2}>
      <Select
        id={id}
        label={t('documents.from')}
        value={when?.kind ?? ''}
        placeholder={t('documents.from.all')}
        options={[
          { value: 'answer', label: t('documents.from.answer'), disabled: askable.length === 0 },
          { value: 'disabled', label: t('documents.from.disabled') },
          { value: 'classAbove', label: t('documents.from.classAbove') },
        ]}
        onChange={({ target }) => onChange(beginnings[target.value] ?? null)}
      />
      {when?.kind === 'answer' && (
        <AnswerTestField
          id={`${id}.test`}
          questions={askable}
          test={when.test}
          onChange={(test) => onChange({ kind: 'answer', test })}
        />
      )}
      {when?.kind === 'classAbove' && (
        <NumberField
          id={`${id}.year`}
          label={t('documents.year')}
          min={0}
          max={12}
          value={when.year}
          onChange={(year) => onChange({ kind: 'classAbove', year: year ?? 0 })}
        />
      )}
    </Stack>
  )
}
