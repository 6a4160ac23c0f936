import { operations } from '../session/account-kind.ts'

export const ordersAddress = `${operations}/orders`
export const orderAddress = (id: string) => `${ordersAddress}/${id}`
export const packagesAddress = `${operations}/packages`
export const organizationsAddress = `${operations}/organizations`
export const organizationAddress = (id: string) => `${organizationsAddress}/${id}`
export const messagesAddress = `${operations}/messages`
export const messageAddress = (id: string) => `${messagesAddress}/${id}`
export const peopleAddress = `${operations}/people`
export const mailReportsAddress = `${operations}/mail-reports`
export const failedJobsAddress = `${operations}/failed-jobs`
export const announcementsAddress = `${operations}/announcements`
export const actsAddress = `${operations}/acts`
export const dataRequestsAddress = `${operations}/data-requests`
export const dataRequestAddress = (id: string) => `${dataRequestsAddress}/${id}`
export const breachesAddress = `${operations}/breaches`
export const breachAddress = (id: string) => `${breachesAddress}/${id}`
export const newBreachAddress = (companyId: string) => `${breachesAddress}/new?company=${companyId}`
export const legalTextsAddress = `${operations}/legal-texts`
export const legalTextAddress = (name: string) => `${legalTextsAddress}/${name}`
