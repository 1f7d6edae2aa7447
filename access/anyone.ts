import type { Access } from 'payload'

export const anybody: Access = () => true
