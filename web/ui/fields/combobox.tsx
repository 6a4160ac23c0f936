import { Check, ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { Button, ComboBox, Group, Header, ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components'
import { hasWords } from '#platform/text/has-words.ts'
import { useKind } from '../../session/account-kind.ts'
import { useTexts } from '../../texts/texts.tsx'
import { AriaLocale } from '../aria-locale.tsx'
import item from '../item.module.css'
import { Spinner } from '../spinner.tsx'
import { AriaField } from './aria-field.tsx'
import styles from './combobox.module.css'
import { ComboboxInput } from './combobox-input.tsx'
import control from './control.module.css'
import fieldStyles from './field.module.css'
import type { FieldProps } from './field.tsx'
import { OptionsPopover } from './options-popover.tsx'

export type Option = {
  id: string
  label: string
  note?: string
  /** The heading under which the option stands; if one option has a group, all must */
  group?: string
}

export type ComboboxProps = Omit<FieldProps, 'hideLabel'> & {
  id?: string
  name?: string
  options: readonly Option[]
  value: string | null
  onChange: (id: string | null) => void
  placeholder?: string
  disabled?: boolean
  /** Set if the options come from a search: they are shown unfiltered, and `onSearch` gets the typed text */
  search?: Search | undefined
}

type Search = { text: string; onSearch: (text: string) => void; loading?: boolean; failed?: boolean }

/** Choosing one of many by writing. Finds "Iğdır" for "igdir". */
export function Combobox(props: ComboboxProps) {
  const { id, name, options, value, onChange, placeholder, disabled = false, search, ...field } = props
  const t = useTexts('common')
  const isCompany = useKind() === 'Company'
  const own = id ?? name
  const optionalId = useId()
  return (
    <AriaLocale>
      <ComboBox<Option>
        {...(field.optional && { 'aria-describedby': optionalId })}
        {...(own && { id: own })}
        {...(name && { name })}
        {...(search
          ? { items: options, inputValue: search.text, onInputChange: search.onSearch }
          : {
              ...(!isGrouped(options) && { defaultItems: options }),
              defaultFilter: hasWords,
            })}
        value={value}
        onChange={(key) => onChange(key === null ? null : String(key))}
        isDisabled={disabled}
        isInvalid={field.error !== undefined}
        allowsEmptyCollection
        menuTrigger="focus"
        className={fieldStyles.field ?? ''}
      >
        <AriaField optionalId={optionalId} {...field}>
          <Group className={control.box ?? ''}>
            <ComboboxInput
              placeholder={placeholder ?? t(isCompany ? 'ui.combobox.company' : 'ui.combobox.placeholder')}
            />
            {search?.loading && <Spinner />}
            <Button aria-label={t('ui.combobox.open')} className={`${control.button} ${styles.open}`}>
              <ChevronDown />
            </Button>
          </Group>
        </AriaField>
        <OptionsPopover>
          <ListBox<Option> className={styles.list ?? ''} renderEmptyState={() => <Nothing search={search} />}>
            {isGrouped(options) ? groupsOf(options).map(inGroup) : optionItem}
          </ListBox>
        </OptionsPopover>
      </ComboBox>
    </AriaLocale>
  )
}

const isGrouped = (options: readonly Option[]) => options[0]?.group !== undefined

const groupsOf = (options: readonly Option[]) => [...Map.groupBy(options, ({ group = '' }) => group)]

const inGroup = ([name, options]: [string, Option[]]) => (
  <ListBoxSection key={name} id={name}>
    <Header className={styles.group}>{name}</Header>
    {options.map(optionItem)}
  </ListBoxSection>
)

const optionItem = (option: Option) => (
  <ListBoxItem key={option.id} id={option.id} textValue={option.label} className={styles.option ?? ''}>
    <span className={item.text}>
      {option.label}
      {option.note && <span className={item.note}>{option.note}</span>}
    </span>
    <Check className={styles.check} />
  </ListBoxItem>
)

function Nothing({ search }: { search: Search | undefined }) {
  const t = useTexts('common')
  if (search?.loading) return <p className={styles.empty}>{t('ui.combobox.searching')}</p>
  return <p className={styles.empty}>{search?.failed ? t('ui.combobox.failed') : t('ui.combobox.none')}</p>
}
