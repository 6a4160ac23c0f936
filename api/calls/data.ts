import * as calls from '#contract/data/data.ts'
import { listBanks } from '#domain/ground/reference/list-banks.ts'
import { listCities } from '#domain/ground/reference/list-cities.ts'
import { listClasses } from '#domain/ground/reference/list-classes.ts'
import { listCountries } from '#domain/ground/reference/list-countries.ts'
import { listDepartments } from '#domain/ground/reference/list-departments.ts'
import { listDocumentTypes } from '#domain/ground/reference/list-document-types.ts'
import { listFaculties } from '#domain/ground/reference/list-faculties.ts'
import { listGpaSystems } from '#domain/ground/reference/list-gpa-systems.ts'
import { listHolidays } from '#domain/ground/reference/list-holidays.ts'
import { listLevels } from '#domain/ground/reference/list-levels.ts'
import { listTowns } from '#domain/ground/reference/list-towns.ts'
import { listUniversities } from '#domain/ground/reference/list-universities.ts'
import { listUniversityDepartments } from '#domain/ground/reference/list-university-departments.ts'
import { openPrivateFile } from '#domain/operations/private-files/open-private-file.ts'
import { answer } from '../answer.ts'

export const dataAnswers = [
  answer(calls.listDocumentTypes, listDocumentTypes),
  answer(calls.listCountries, listCountries),
  answer(calls.listCities, listCities),
  answer(calls.listTowns, listTowns),
  answer(calls.listUniversities, listUniversities),
  answer(calls.listFaculties, listFaculties),
  answer(calls.listDepartments, listDepartments),
  answer(calls.listUniversityDepartments, listUniversityDepartments),
  answer(calls.listLevels, listLevels),
  answer(calls.listClasses, listClasses),
  answer(calls.listGpaSystems, listGpaSystems),
  answer(calls.listBanks, listBanks),
  answer(calls.listHolidays, listHolidays),
  answer(calls.openPrivateFile, openPrivateFile),
]
