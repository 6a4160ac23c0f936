import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { FieldError, Label, Text } from 'react-aria-components'
import { useTexts } from '../../texts/texts.tsx'
import styles from './field.module.css'
import type { FieldProps } from './field.tsx'

type AriaFieldProps = FieldProps & {
  /** The id of the word "optional", by which an optional control is described. */
  optionalId: string
  children: ReactNode
}

/** Field's look for react-aria's controls, which tie label, help and error to themselves. */
export function AriaField({ children, optionalId, ...field }: AriaFieldProps) {
  const t = useTexts('common')
  return (
    <>
      <div className={styles.labels}>
        <Label data-label className={styles.label}>
          {field.label}
        </Label>{' '}
        {field.optional && (
          <span id={optionalId} className={styles.optional}>
            {t('ui.optional')}
          </span>
        )}
      </div>
      {children}
      {field.error && (
        <FieldError className={styles.error ?? ''}>
          <CircleAlert />
          {field.error}
        </FieldError>
      )}
      {field.help && (
        <Text slot="description" className={styles.foot ?? ''}>
          {field.help}
        </Text>
      )}
    </>
  )
}
