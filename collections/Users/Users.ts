import type { CollectionConfig } from 'payload'
import { minute } from '@/domain/durations'
import { accountLimits, roles } from '@/domain/roles'
import { sessionIdle } from '@/domain/session'
import { settings } from '@/settings'
import { isAdmin, isAdminField } from '../../access/isAdmin'
import { nobodyField } from '../../access/nobody'
import { selfOrAdmin } from '../../access/selfOrAdmin'
import { checkPassword } from './checkPassword'
import { checkUsername } from './checkUsername'
import { closedAuthEndpoints } from './closedEndpoints'
import { endSessions } from './endSessions'
import { hideEndedSessions } from './hideEndedSessions'
import { keepUsername } from './keepUsername'
import { limitSessions } from './limitSessions'
import { preventLastAdminDeletion } from './preventLastAdminDeletion'
import { preventLastAdminDemotion } from './preventLastAdminDemotion'
import { preventSelfDeletion } from './preventSelfDeletion'
import { preventSelfDemotion } from './preventSelfDemotion'
import { recordLastLogin } from './recordLastLogin'
import { rejectInactiveUser } from './rejectInactiveUser'
import { releaseScheduledChanges } from './releaseScheduledChanges'
import { renewSession } from './renewSession'
import { requireCurrentPassword } from './requireCurrentPassword'
import { unassignLeads } from './unassignLeads'

/** Staff accounts, managed on our own screens Users and Profile. */
export const Users: CollectionConfig = {
  slug: 'users',
  admin: { hidden: true, useAsTitle: 'username' },
  auth: {
    loginWithUsername: { allowEmailLogin: false, requireEmail: false },
    useSessions: true,
    // Extended on use, for seven days at most: see hooks.refresh and decision 005.
    tokenExpiration: sessionIdle,
    // Only a second line of defense: the login endpoint limits attempts by address and account, so that attackers can't
    // lock staff out.
    maxLoginAttempts: 500,
    lockTime: 10 * minute,
    cookies: { sameSite: 'Lax', secure: settings.siteUrl.startsWith('https:') },
  },
  access: {
    admin: ({ req }) => Boolean(req.user),
    read: selfOrAdmin,
    create: isAdmin,
    update: selfOrAdmin,
    delete: isAdmin,
    unlock: isAdmin,
  },
  endpoints: closedAuthEndpoints,
  hooks: {
    beforeValidate: [checkUsername, checkPassword, requireCurrentPassword],
    beforeChange: [keepUsername, preventSelfDemotion, preventLastAdminDemotion, endSessions],
    beforeDelete: [preventSelfDeletion, preventLastAdminDeletion],
    afterChange: [releaseScheduledChanges.afterChange],
    afterDelete: [unassignLeads, releaseScheduledChanges.afterDelete],
    beforeLogin: [rejectInactiveUser],
    afterLogin: [recordLastLogin, limitSessions],
    refresh: [renewSession],
    afterRead: [hideEndedSessions],
  },
  fields: [
    { name: 'name', type: 'text', maxLength: accountLimits.name },
    {
      name: 'role',
      type: 'select',
      required: true,
      options: roles.map(({ value, label }) => ({ value, label })),
      defaultValue: 'editor',
      saveToJWT: true,
      access: { create: isAdminField, update: isAdminField },
    },
    {
      name: 'isActive',
      type: 'checkbox',
      defaultValue: true,
      access: { create: isAdminField, update: isAdminField },
    },
    { name: 'lastLoginAt', type: 'date', access: { create: nobodyField, update: nobodyField } },
  ],
}
