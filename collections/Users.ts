import type { CollectionConfig } from 'payload'
import { isAdmin, isAdminField } from '../access/isAdmin'
import { selfOrAdmin } from '../access/selfOrAdmin'
import { checkPassword } from '../hooks/checkPassword'
import { keepLastAdmin } from '../hooks/keepLastAdmin'
import { keepLastAdminAccount } from '../hooks/keepLastAdminAccount'
import { roles } from '../src/domain/roles'
import { closedAuthEndpoints } from '../src/endpoints/auth/closed'
import { settings } from '../src/settings'

export const Users: CollectionConfig = {
  slug: 'users',
  admin: { useAsTitle: 'username', defaultColumns: ['username', 'role', 'updatedAt'] },
  auth: {
    loginWithUsername: { allowEmailLogin: false, requireEmail: false },
    useSessions: true,
    tokenExpiration: 8 * 60 * 60,
    // A second wall only, far out: the login endpoint limits by address and account, so that strangers
    // cannot lock the staff out.
    maxLoginAttempts: 500,
    lockTime: 10 * 60 * 1000,
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
    beforeValidate: [checkPassword],
    beforeChange: [keepLastAdmin],
    beforeDelete: [keepLastAdminAccount],
  },
  fields: [
    {
      name: 'role',
      type: 'select',
      required: true,
      options: roles.map(({ value, label }) => ({ value, label })),
      defaultValue: 'editor',
      saveToJWT: true,
      access: { create: isAdminField, update: isAdminField },
    },
  ],
}
