import {
  AlignLeft,
  Building2,
  CalendarDays,
  CircleDot,
  FileText,
  Globe,
  GraduationCap,
  Hash,
  Heading,
  ListChecks,
  type LucideIcon,
  SlidersHorizontal,
  TextCursorInput,
  ToggleLeft,
} from 'lucide-react'
import type { QuestionKind } from '#contract/forms/form-content.ts'

export const kindIcons: Record<QuestionKind, LucideIcon> = {
  page: Heading,
  shortText: TextCursorInput,
  longText: AlignLeft,
  number: Hash,
  date: CalendarDays,
  single: CircleDot,
  multiple: ListChecks,
  yesNo: ToggleLeft,
  scale: SlidersHorizontal,
  file: FileText,
  country: Globe,
  city: Building2,
  university: GraduationCap,
}
