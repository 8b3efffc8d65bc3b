import { createRoute } from '@tanstack/react-router';
import { root } from '../root.tsx';
import { OfflineScreen } from './OfflineScreen.tsx';

export const offlineRoute = createRoute({ getParentRoute: () => root, path: '/offline', component: OfflineScreen });
