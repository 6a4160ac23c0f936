import { ArrowDown, ArrowLeft, ArrowUp, Copy, Trash2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { Question } from '#contract/forms/form-content.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button, ButtonLink } from '#web/ui/actions/button.tsx'
import { IconButton } from '#web/ui/actions/icon-button.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Switch } from '#web/ui/fields/switch.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { Cluster, Stack } from '#web/ui/layout/layout.tsx'
import { kindTexts } from '../../words.ts'
import { PartChecklist } from '../checklist/part-checklist.tsx'
import { moved } from '../moved.ts'
import { useBuilder, usePart } from '../use-builder.ts'
import { hashOf, useWhere } from '../use-builder-place.ts'
import { AddQuestion } from './add-question.tsx'
import { LimitFields } from './limit-fields.tsx'
import { OptionsField } from './options-field.tsx'
import { ProfileFactField } from './profile-fact-field.tsx'
import { copied, dependants, hasOptions, inserted } from './question-changes.ts'
import { SensitiveField } from './sensitive-field.tsx'
import { ShowIfField } from './show-if-field.tsx'

interface QuestionEditorProps {
  readonly question: Question
  readonly at: number
  readonly onRemove: () => void
}

export function QuestionEditor({ question, at, onRemove }: QuestionEditorProps) {
  const t = useTexts('org_forms')
  const [questions, setQuestions] = usePart('questions')
  const { content } = useBuilder()
  const { go } = useWhere()
  const label = useRef<HTMLTextAreaElement>(null)
  const set = (change: Partial<Question>) => setQuestions(questions.with(at, { ...question, ...change }))
  const isPage = question.kind === 'page'
  const watching = dependants(question.id, content.questions, content.documents)

  // Focuses the text field of a new question; one that has a text already is not focused.
  useEffect(() => {
    if (label.current?.value === '') label.current.focus()
  }, [])

  function duplicate() {
    const copy = copied(question)
    setQuestions(inserted(questions, copy, question.id))
    void go('questions', copy.id)
  }

  const name = question.label || t('untitled')
  const move = (by: number) => setQuestions(moved(questions, at, at + by))
  const isLast = at === questions.length - 1
  return (
    <Stack gap={5}>
      <Cluster>
        <ButtonLink size="small" variant="quiet" to={hashOf('questions')} icon={<ArrowLeft />}>
          {t('questions.all')}
        </ButtonLink>
        <IconButton label={t('moveUp', { name })} icon={<ArrowUp />} disabled={at === 0} onClick={() => move(-1)} />
        <IconButton label={t('moveDown', { name })} icon={<ArrowDown />} disabled={isLast} onClick={() => move(1)} />
      </Cluster>
      <h2>
        {t(kindTexts[question.kind])} <small>{t('question.nth', { nth: at + 1, of: questions.length })}</small>
      </h2>
      <TextArea
        ref={label}
        id={`questions.${at}.label`}
        label={isPage ? t('question.page') : t('question.label')}
        rows={2}
        limit={500}
        maxLength={500}
        value={question.label}
        onChange={({ target }) => set({ label: target.value })}
      />
      <TextArea
        id={`questions.${at}.help`}
        label={t('question.help')}
        optional
        rows={2}
        limit={1000}
        maxLength={1000}
        value={question.help}
        onChange={({ target }) => set({ help: target.value })}
      />
      {!isPage && (
        <Switch
          label={t('question.required')}
          checked={question.required}
          onChange={({ target }) => set({ required: target.checked })}
        />
      )}
      {hasOptions(question.kind) && (
        <OptionsField at={at} options={question.options} onChange={(options) => set({ options })} />
      )}
      <LimitFields question={question} at={at} onChange={set} />
      <ProfileFactField
        id={`questions.${at}.profileFact`}
        question={question}
        onChange={(profileFact) => set({ profileFact })}
      />
      <SensitiveField
        id={`questions.${at}.sensitive`}
        question={question}
        onChange={(sensitive) => set({ sensitive })}
      />
      <ShowIfField
        id={`questions.${at}.showIf`}
        earlier={questions.slice(0, at)}
        showIf={question.showIf}
        onChange={(showIf) => set({ showIf })}
      />
      <PartChecklist isOfOne of={({ field }) => `${field}.`.startsWith(`questions.${at}.`)} />
      {watching > 0 && <Notice>{t('question.watched', { count: watching })}</Notice>}
      <Cluster>
        <AddQuestion />
        <Button size="small" icon={<Copy />} onClick={duplicate}>
          {t('question.copy')}
        </Button>
        <Button size="small" variant="quiet" icon={<Trash2 />} onClick={onRemove}>
          {t('ui.delete')}
        </Button>
      </Cluster>
    </Stack>
  )
}
