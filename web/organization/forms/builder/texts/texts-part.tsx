import { Plus, Trash2 } from 'lucide-react'
import type { FormText } from '#contract/forms/form-content.ts'
import { RichTextEditor } from '#web/rich-text/rich-text-editor.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { RadioGroup } from '#web/ui/fields/radio-group.tsx'
import { Switch } from '#web/ui/fields/switch.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Cluster, Stack } from '#web/ui/layout/layout.tsx'
import { newId } from '../../new-id.ts'
import { PartChecklist } from '../checklist/part-checklist.tsx'
import { useBuilder, usePart } from '../use-builder.ts'

const most = 5

/** The organization's own texts for applicants: information and consents. */
export function TextsPart() {
  const t = useTexts('org_forms')
  const { form } = useBuilder()
  const [texts, setTexts] = usePart('texts')
  const add = () => setTexts([...texts, { id: newId(), kind: 'information', title: '', body: '', required: false }])
  return (
    <Stack gap={4}>
      {form.publishedVersion !== null && texts.length > 0 && <Notice tone="info">{t('texts.versions')}</Notice>}
      {texts.map((text, at) => (
        <TextCard
          key={text.id}
          text={text}
          at={at}
          onChange={(change) => setTexts(texts.with(at, { ...text, ...change }))}
          onRemove={() => setTexts(texts.toSpliced(at, 1))}
        />
      ))}
      <Cluster>
        <Button icon={<Plus />} disabled={texts.length >= most} onClick={add}>
          {t('texts.add')}
        </Button>
      </Cluster>
      <PartChecklist of={({ part }) => part === 'texts'} />
    </Stack>
  )
}

interface TextCardProps {
  readonly text: FormText
  readonly at: number
  readonly onChange: (change: Partial<FormText>) => void
  readonly onRemove: () => void
}

function TextCard({ text: { kind, title, body, required }, at, onChange, onRemove }: TextCardProps) {
  const t = useTexts('org_forms')
  const name = title || t('texts.nth', { nth: at + 1 })
  return (
    <Card as="section" aria-label={name}>
      <Stack gap={4}>
        <TextInput
          id={`texts.${at}.title`}
          label={t('texts.title')}
          maxLength={120}
          value={title}
          onChange={({ target }) => onChange({ title: target.value })}
        />
        <RadioGroup
          name={`texts.${at}.kind`}
          label={t('texts.kind.legend')}
          value={kind}
          onChange={({ target }) => onChange({ kind: target.value as FormText['kind'], required: false })}
          options={(['information', 'consent'] as const).map((value) => ({
            value,
            label: t('texts.kind', { kind: value }),
            help: t('texts.kind.help', { kind: value }),
          }))}
        />
        <RichTextEditor
          id={`texts.${at}.body`}
          label={t('texts.body')}
          rows={8}
          maxLength={12_000}
          value={body}
          onChange={(html) => onChange({ body: html })}
        />
        {kind === 'consent' && (
          <Switch
            label={t('texts.required')}
            help={t('texts.required.help')}
            checked={required}
            onChange={({ target }) => onChange({ required: target.checked })}
          />
        )}
        <Cluster>
          <Button
            size="small"
            variant="quiet"
            icon={<Trash2 />}
            aria-label={t('texts.remove', { name })}
            onClick={onRemove}
          >
            {t('ui.delete')}
          </Button>
        </Cluster>
      </Stack>
    </Card>
  )
}
