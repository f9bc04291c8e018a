'use client';
import { usePathname } from 'next/navigation';

export const usePath = (_given?: string) => usePathname();
